import { Game } from './components/Game.tsx';
import { Page } from './components/Page.tsx';
import { Pane } from './components/Pane.tsx';
import { Sheet } from './components/Sheet.tsx';
import { isTiny, tinyRows } from './contents.ts';
import { gameInSight, heightOf } from './layout.ts';
import { topOf, type Ui } from './state.ts';
import { codesOf } from './theme.ts';
import { seatedOf, type World } from './world.ts';

export interface AppProps {
  ui: Ui;
  world: World;
  /** How many colours the terminal knows, as chalk tells it: 0 to 3. */
  depth: number;
}

/** Picks what is shown. Everything comes in by its props, the window's size too. */
export function App({ ui, world, depth }: AppProps) {
  const codes = codesOf(ui.looks.theme, depth);
  const { columns } = ui.size;
  if (isTiny(ui)) {
    return <Pane rows={tinyRows(ui)} width={columns} height={heightOf(ui)} codes={codes} ascii={ui.looks.ascii} />;
  }
  const seated = seatedOf(world);
  const top = topOf(ui);
  if (seated !== undefined && gameInSight(ui)) return <Game ui={ui} seated={seated} codes={codes} />;
  if (top.kind === 'page') return <Page ui={ui} page={top} codes={codes} />;
  return top.kind === 'menu' ? <Sheet ui={ui} menu={top} codes={codes} /> : null;
}

/** The whole screen as an element, for those who know no React. */
export const elementOf = (props: AppProps) => <App {...props} />;
