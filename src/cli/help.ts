/** What `farland --help` says. A test holds it against the commands and flags that there are. */
export const HELP = `The Far Land: a cooperative adventure for the terminal, for 1 to 4 players.

Usage: farland [command] [flags]

  farland                      in a terminal the title; piped, the script on standard input
  farland play                 the same; with flags a game begins at once:
      --legend <n>             the legend to play, or the file of your own
      --heroes <names>         the heroes clockwise, as in raash,avida
      --players <n>            how many play, in games without heroes
      --seed <n>               seed of the dice, 0 to 4294967295
      --level <level>          novice, normal or veteran
      --name <name>            keep the game under this name
  farland resume [name]        go on with the latest game, or with one by its name
  farland saves                the games that are kept
  farland replay <file>        tell a record again
      --to <n>                 only its first so many commands
      --check                  only compare it with its checkpoints
  farland odds                 the chances of a fight
      --hero <hero>            who fights, as in raash:wp=11,sp=3,hours=2,knives=1,bow; once for each
      --against <enemy>        the enemy, as in gorlot or troll:sp=12
      --rounds <n>             no more rounds than these
  farland rules [words]        the rules, searched by a word or an id
  farland board <lake|river>   the board as words, or with --json as data
  farland check [file]         whether a file is a sound legend
      --effects                what the lines of a legend can do
  farland simulate             many games played by a bot, told as a table
      --games <n>              how many, 1000 if not said
      --bot <name>             greedy, careless, search or random
      --compare <change>       the same seeds again, with level=novice, bot=random or legend=2
      --threads <n>            games at once, one a core if not said
      --legend, --level, --seed as for play; --heroes 2, 3, 4 or names
  farland legends              what can be played

Flags:
  --plain                      text that is only ever appended, for screen readers
  --json                       one JSON object a line
  --ascii                      only signs of the plain keyboard
  --no-color                   no colour
  --width <columns>            break lines at this width
  --lang <language>            language: en
  --yes                        ask nothing before a costly step
  --saves <folder>             where games are kept
  --dice <faces>               the first faces, as in 3,5,2, or "ask" for real dice
  --bot-plays <heroes>         a bot plays these heroes beside you, as in tenaya,avida
  --transcript <file>          write all that is said to this file
  --keep-going                 go on with a script after a refusal
  --test                       allow the command "state"
  --game <id>                  the game to play
  --version                    say the version
  --help                       say this

In a game, "help" says what can be typed.
`;
