import { type FileColumns, IMPORT_MOST_ROWS } from "@saywhere/validators/content/import";
import { Tokenizer, TokenParser, TokenType } from "@streamparser/json";
import { AppError } from "../../errors/app-error.ts";
import { type FileRow, fileError, MAX_ROW_LENGTH } from "./decode-file.ts";
import { tooManyRows } from "./read-csv.ts";

/** Deepest nesting: the list, an entry, its variants, and one variant. */
const MAX_DEPTH = 4;
/** Most keys and values of an entry; one with every field filled in has about 1,300. */
const MAX_VALUES = 1_500;
/** Number of characters of a text that are concatenated at a time. */
const BUFFER = 16 * 1024;
const { COLON, COMMA, LEFT_BRACE, LEFT_BRACKET, RIGHT_BRACE, RIGHT_BRACKET } = TokenType;

/**
 * Reads a list of objects whose keys are the column names; an omitted key leaves the field unchanged. Holds only one
 * entry at a time, and rejects data that is larger than an entry may be before building it.
 *
 * @throws AppError BAD_REQUEST that names the entry
 */
export async function* readJson(
  pieces: AsyncIterable<string>,
  { columns }: Pick<FileColumns, "columns">,
): AsyncGenerator<FileRow> {
  const keys = new Set(columns);
  const rows: FileRow[] = [];
  const tokenizer = new Tokenizer({ stringBufferSize: BUFFER });
  const parser = new TokenParser({ paths: ["$.*"], keepStack: false });
  let [entries, depth, values, characters] = [0, 0, 0, 0];
  const inEntry = (problem: string): AppError => fileError(`Entry ${entries + 1} of the list ${problem}`);

  tokenizer.onToken = (parsed) => {
    const { token } = parsed;
    if (depth === 0 && entries === 0 && token !== LEFT_BRACKET) throw notList();
    if (token === LEFT_BRACE || token === LEFT_BRACKET) depth += 1;
    else if (token === RIGHT_BRACE || token === RIGHT_BRACKET) depth -= 1;
    if (token !== COMMA && token !== COLON) values += 1;
    if (depth > MAX_DEPTH) throw inEntry("is nested too deeply. Remove what no export has.");
    if (values > MAX_VALUES)
      throw inEntry(`has more than ${MAX_VALUES} keys and values. Use those of an export.`);
    parser.write(parsed);
  };
  parser.onValue = ({ value }) => {
    entries += 1;
    if (entries > IMPORT_MOST_ROWS) throw tooManyRows();
    rows.push(readItem(value, entries, keys));
    values = 0;
    characters = 0;
  };
  const read = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw error instanceof AppError ? error : notJson(entries, error as Error);
    }
  };
  for await (const piece of pieces) {
    read(() => tokenizer.write(piece));
    yield* rows.splice(0);
    characters += piece.length;
    if (characters > MAX_ROW_LENGTH)
      throw inEntry(`has more than ${MAX_ROW_LENGTH} characters. Shorten its texts.`);
  }
  read(() => {
    if (!tokenizer.isEnded) tokenizer.end();
    if (!parser.isEnded) throw new Error("it ends before the list does");
  });
}

function notList(): AppError {
  return fileError("The file has to hold a list: [{ … }, { … }]");
}

function notJson(entries: number, error: Error): AppError {
  // The parser's message contains its internal state and the byte position, which are of no use to an editor.
  const found = error.message.replace(/ (?:at chunk position|in state) .*$/s, "");
  return fileError(
    `The file is not valid JSON, in entry ${entries + 1} of the list: ${found}. A comma, a bracket or a quotation mark is missing there, or one too many.`,
    error,
  );
}

function readItem(item: unknown, line: number, keys: ReadonlySet<string>): FileRow {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return { line, values: {}, error: "Every entry of the list has to be an object" };
  }
  const unknown = Object.keys(item).filter((key) => !keys.has(key));
  return { line, values: { ...item }, ...(unknown.length > 0 && { unknown }) };
}
