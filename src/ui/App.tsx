import { Game } from './components/Game.tsx';
import { Page } from './components/Page.tsx';
import { Pane } from './components/Pane.tsx';
import { Sheet } from './components/Sheet.tsx';
import { isTiny, tinyRows } from './contents.ts';
import { gameInSight, heightOf } from './layout.ts';
import { topOf, type Ui } from './state.ts';
import { brushOf } from './theme.ts';
import { seatedOf, type World } from './world.ts';

export interface AppProps {
  ui: Ui;
  world: World;
  /** How many colours the terminal knows, as chalk tells it: 0 to 3. */
  depth: number;
}

/** Picks what is shown. Everything comes in by its props, the window's size too. */
export function App({ ui, world, depth }: AppProps) {
  const brush = brushOf(ui.looks.theme, depth, ui.looks.ascii);
  const { columns } = ui.size;
  if (isTiny(ui)) {
    return <Pane rows={tinyRows(ui)} width={columns} height={heightOf(ui)} brush={brush} />;
  }
  const seated = seatedOf(world);
  const top = topOf(ui);
  if (seated !== undefined && gameInSight(ui)) return <Game ui={ui} seated={seated} brush={brush} />;
  if (top.kind === 'page') return <Page ui={ui} page={top} brush={brush} />;
  return top.kind === 'menu' ? <Sheet ui={ui} menu={top} brush={brush} /> : null;
}

/** The whole screen as an element, for those who know no React. */
export const elementOf = (props: AppProps) => <App {...props} />;
