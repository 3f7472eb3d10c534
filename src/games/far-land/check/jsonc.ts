const BLANK = String.raw`(?:\s|/\*[\s\S]*?\*/|//[^\n\r]*)*`;
/** A string, which stays as it is; a comment; a comma before a closing bracket. */
const PARTS = new RegExp(String.raw`"(?:\\.|[^"\\])*"|/\*[\s\S]*?\*/|//[^\n\r]*|,(?=${BLANK}[\]}])`, 'g');

/** JSON in which comments and commas before a closing bracket are allowed, as `check` reads it. Throws as JSON does. */
export const readJsonc = (text: string): unknown =>
  JSON.parse(text.replace(PARTS, (part) => (part.startsWith('"') ? part : ' ')));
