import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hintFor } from '../../src/bots/hint.ts';
import { pilotOf } from '../../src/bots/pilot.ts';
import { textOf } from '../../src/engine/line.ts';
import type { Game } from '../../src/games/far-land/types.ts';
import { savePath } from '../../src/session/saves.ts';
import { emptyFolder, QUIET, sceneLine, sit } from './seat.ts';

describe('on the full screen', () => {
  it('t asks for a hint, which is a page over the game', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    seat.table.options.loadAdviser = () => Promise.resolve(() => hintFor(seat.table.session?.state as Game, 8));
    await seat.press('t');
    expect(seat.text()).toMatch(/Hint: \w+/);
    expect(seat.text()).toContain('Next best: ');
    const played = seat.table.session?.played();
    await seat.press('<escape>');
    expect(seat.text()).not.toContain('Next best: ');
    expect(seat.table.session?.played()).toEqual(played);
  });

  it('what a bot beside people does stands in the log', async () => {
    const seat = await sit({ line: undefined });
    seat.table.options.pilot = pilotOf(['tenaya']);
    await seat.press(':new legend 1 heroes raash,tenaya seed 7<enter>');
    await seat.read();
    expect(seat.text()).toContain('Raash, 7 hours left');
    await seat.press('l');
    await seat.press('<home>');
    expect(seat.text()).toContain('Tenaya');
    const log = seat.table.session?.log().flatMap(({ lines }) => lines.map(textOf)) ?? [];
    expect(log).toContain('Tenaya (bot): walk 424');
    expect(seat.loop.ui().game?.log.map(textOf)).toContain('Tenaya (bot): walk 424');
  });

  it('the title names the legends that were won', async () => {
    const folder = emptyFolder();
    const { recordOf, seedOf } = await import('../../src/bots/record.ts');
    const wish = { legend: '1', level: 'novice', sets: ['raash,grent,avida'], bot: 'greedy' };
    const won = recordOf(wish, seedOf(wish, 'won', 60) as number);
    expect((await sit({ folder })).text()).not.toContain('Won so far');
    writeFileSync(savePath(folder, 'won'), won);
    const rows = (await sit({ folder })).rows();
    const at = rows.findIndex((row) => row.includes('Won so far: Smoke over the Lake.'));
    expect(at).toBeGreaterThan(0);
    expect([rows[at - 1].trim(), rows[at + 1].trim()]).toEqual(['', '']);
    expect(rows[at - 2]).toContain('T H E');
    expect(rows[at + 2]).toContain('New game');
  });

  it('says so when nobody gives hints', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    await seat.press('t');
    expect(seat.text()).toContain('Nobody here gives hints.');
  });
});
