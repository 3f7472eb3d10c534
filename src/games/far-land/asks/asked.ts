import type { AskCommand } from '../../../engine/ruleset.ts';
import type { Game } from '../types.ts';

/** An ask-command of this game: lines to print, or a refusal. It leaves no mark on the game. */
export type Asked = AskCommand<Game>;
