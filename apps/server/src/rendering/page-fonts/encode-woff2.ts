import { brotliCompressSync, constants } from "node:zlib";

/** The tables that WOFF2 names by their place in this list (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const KNOWN_TAGS =
  "cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB".split(
    ",",
  );
const OTHER_TAG = 63;
/** Marks the outlines as untransformed; for other tables this is the version 0. */
const UNTRANSFORMED = 3 << 6;
const HEADER_LENGTH = 48;
const SFNT_HEADER_LENGTH = 12;
const SFNT_ENTRY_LENGTH = 16;

interface Table {
  tag: string;
  data: Uint8Array;
}

/**
 * Packs a font as WOFF2, its tables as they are: transforming the outlines would save 4 to 8 % of a subset, for which
 * every library here takes twenty times the CPU time, or native code that few platforms have.
 *
 * @param quality of Brotli, from 0 to 11
 */
export function encodeWoff2(sfnt: Uint8Array, quality: number): Uint8Array {
  const tables = readTables(sfnt);
  const data = Buffer.concat(tables.map((table) => table.data));
  const compressed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const directory = Buffer.from(tables.flatMap(directoryEntry));
  const end = HEADER_LENGTH + directory.length + compressed.length;
  const length = Math.ceil(end / 4) * 4;
  const header = Buffer.alloc(HEADER_LENGTH);
  header.write("wOF2", "latin1");
  header.set(sfnt.subarray(0, 4), 4);
  header.writeUInt32BE(length, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(sfnt.length, 16);
  header.writeUInt32BE(compressed.length, 20);
  return Buffer.concat([header, directory, compressed], length);
}

/** The tables of a font, in the order of WOFF2's list: `loca` has to follow `glyf`. */
function readTables(sfnt: Uint8Array): Table[] {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index): Table => {
    const entry = SFNT_HEADER_LENGTH + index * SFNT_ENTRY_LENGTH;
    const start = view.getUint32(entry + 8);
    return {
      tag: Buffer.from(sfnt.subarray(entry, entry + 4)).toString("latin1"),
      data: sfnt.subarray(start, start + view.getUint32(entry + 12)),
    };
  });
  return tables.sort((a, b) => tagNumber(a) - tagNumber(b));
}

function tagNumber({ tag }: Table): number {
  const known = KNOWN_TAGS.indexOf(tag);
  return known < 0 ? OTHER_TAG : known;
}

function directoryEntry(table: Table): number[] {
  const { tag, data } = table;
  const number = tagNumber(table);
  return [
    number | (tag === "glyf" || tag === "loca" ? UNTRANSFORMED : 0),
    ...(number === OTHER_TAG ? Buffer.from(tag, "latin1") : []),
    ...base128(data.length),
  ];
}

/** A number in bytes of seven bits, all but the last with their highest bit set (`UIntBase128`). */
function base128(number: number, more = 0): number[] {
  const last = (number & 0x7f) | more;
  return number > 0x7f ? [...base128(number >>> 7, 0x80), last] : [last];
}
