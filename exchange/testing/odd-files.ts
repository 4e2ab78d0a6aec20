/** Files as other programs and people make them, each beside the songs that it must become. */
import type { ReadSong } from "../songs/exchanged-song.ts";
import { odsOf, odsRow, xlsxOf } from "./workbooks.ts";

interface OddFile {
  readonly what: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly songs: readonly (Omit<ReadSong<string>, "problem" | "remarks"> & {
    readonly problem?: unknown;
    readonly remarks?: unknown;
  })[];
}

const at = (place: string, song: ReadSong<string>["song"], more: object = {}) => ({ place, song, ...more });
const line = (number: number, song: ReadSong<string>["song"], more: object = {}) =>
  at(`line ${number}`, song, more);
const tere = { title: "Tere", lyrics_english: "la" };
const mere = { title: "Mere", lyrics_english: "lo" };
const loose = {
  problem: 'It has a loose quotation mark. Write it twice (""), as in "la ""la"" la", or take it out.',
};
const doubtful = {
  remarks: [
    "It follows a row with an open quotation mark. Please look whether it is a row of its own, or belongs to that one.",
  ],
};
const broken = (number: number) => line(number, { title: "Bad", lyrics_english: "" }, loose);
const csv = (what: string, content: string, songs: OddFile["songs"], name = "songs.csv"): OddFile => ({
  what,
  name,
  content,
  songs,
});
const json = (what: string, content: unknown, songs: OddFile["songs"]): OddFile => ({
  what,
  name: "songs.json",
  content: typeof content === "string" ? content : JSON.stringify(content),
  songs,
});
const head = "title,lyrics_english\n";

export const oddFiles: readonly OddFile[] = [
  csv("a quotation mark in a quoted cell", `${head}Tere,la\nBad,"la "la" la"\nMere,lo\n`, [
    line(2, tere),
    line(3, { title: "Bad", lyrics_english: 'la "la" la' }, loose),
    line(4, mere),
  ]),
  csv("the same in a cell with line breaks", `${head}Tere,la\nBad,"la\nla, la\n"la" la"\nMere,lo\n`, [
    line(2, tere),
    line(3, { title: "Bad", lyrics_english: 'la\nla, la\n"la" la' }, loose),
    line(6, mere),
  ]),
  csv(
    "the same with line ends of Windows",
    `${head}Tere,la\nBad,"la "la" la"\nMere,lo\n`.replaceAll("\n", "\r\n"),
    [line(2, tere), line(3, { title: "Bad", lyrics_english: 'la "la" la' }, loose), line(4, mere)],
  ),
  csv("a cell that is not closed", `${head}Tere,la\nBad,"la\nMere,"lo"\nTere,"la"\n`, [
    line(2, tere),
    broken(3),
    line(4, mere),
    line(5, tere),
  ]),
  csv("a cell that is not closed before rows without quotes", `${head}Bad,"la\nMere,lo\nTere,"la"\n`, [
    broken(2),
    line(3, mere, doubtful),
    line(4, tere),
  ]),
  csv("a cell that is not closed in the last row", `${head}Tere,la\r\nBad,"la\r\n`, [
    line(2, tere),
    broken(3),
  ]),
  csv("a closed cell with a rest behind it", `${head}Bad,"la"la\nMere,lo\n`, [broken(2), line(3, mere)]),
  csv("a quotation mark in a cell without quotes", `${head}Tere,5" la\n`, [
    line(2, { title: "Tere", lyrics_english: '5" la' }),
  ]),
  csv("quotes after a backslash", `${head}Tere,"la \\"la\\", la"\nMere,"\\"lo\\""\n`, [
    line(2, { title: "Tere", lyrics_english: 'la "la", la' }),
    line(3, { title: "Mere", lyrics_english: '"lo"' }),
  ]),
  csv("a backslash before the end of a cell", `${head}"Tere\\",la\n`, [
    line(2, { title: "Tere\\", lyrics_english: "la" }),
  ]),
  csv("blanks around quoted cells", 'title, lyrics_english\nTere, "la, la" \n', [
    line(2, { title: "Tere", lyrics_english: "la, la" }),
  ]),
  csv("a line that names the separator", "sep=;\r\ntitle;lyrics_english\r\nTere;la, la\r\n", [
    line(3, { title: "Tere", lyrics_english: "la, la" }),
  ]),
  csv(
    "a title and a date above the names of the columns",
    "My songs; old ones\n15 August 1975\n\nSong;Singer;Bol\nTere;Lata;la, la\nMere;;lo\n",
    [
      line(
        5,
        { title: "Tere", singers: "Lata", lyrics_english: "la, la" },
        { remarks: ["Left out above the names of the columns: My songs, old ones, 15 August 1975."] },
      ),
      line(6, { title: "Mere", singers: "", lyrics_english: "lo" }),
    ],
  ),
  csv("bars between cells", "title|lyrics_english\nTere|la, la\n", [
    line(2, { title: "Tere", lyrics_english: "la, la" }),
  ]),
  csv("tabs between cells", "Song\tBol\nTere\tla\n", [line(2, tere)], "songs.tsv"),
  csv("line ends of old Macs", "title,lyrics_english\rTere,la\rMere,lo", [line(2, tere), line(3, mere)]),
  csv("a single line break in a cell without quotes", "title,lyrics_english,genre\r\nTere,la\nla,Sad\r\n", [
    line(2, { title: "Tere", lyrics_english: "la\nla", genre: "Sad" }),
  ]),
  csv("separators behind the last cell", `${head}Tere,la,,,\nMere,lo\n`, [line(2, tere), line(3, mere)]),
  csv("columns that nobody knows", "id,title,mood,lyrics_english\n7,Tere,sad,la\n", [line(2, tere)]),
  csv("words of India", "गाना,फ़िल्म,गायक,बोल,वर्ष\nतेरे,आँधी,लता,ला ला,१९७५\n", [
    line(2, { title: "तेरे", album: "आँधी", singers: "लता", lyrics_hindi: "ला ला", year: "1975" }),
  ]),
  csv("words of India in Roman", "Gaana,Film,Gayak,Geetkar,Sangeetkar,Bol,Saal\nTere,A,L,G,R,la,1975\n", [
    line(2, {
      ...tere,
      album: "A",
      singers: "L",
      lyricists: "G",
      music_directors: "R",
      year: "1975",
    }),
  ]),
  csv(
    "a list of a music service",
    'Track Name,Artist Name(s),Album Name,Album Year,Track #,Lyrics\nTere,"Lata, Asha",A,1975.0,3/12,तेरे\n',
    [
      line(2, {
        title: "Tere",
        singers: "Lata, Asha",
        album: "A (1975)",
        track_number: "3",
        lyrics_hindi: "तेरे",
      }),
    ],
  ),
  csv("words for nothing", "title,singers,genre,year,lyrics_english\nTere,N/A,NULL,-,la\n", [
    line(2, { ...tere, singers: "", genre: "", year: "" }),
  ]),
  csv("a year that nobody can read", "title,year,lyrics_english\nTere,about 1975,la\n", [
    line(2, tere, {
      unread: { year: "about 1975" },
      remarks: ['year: "about 1975" could not be read and was left out.'],
    }),
  ]),
  csv("marks of HTML", "title,lyrics_english\nTere &amp; Mere,la<br>lo\\nla\n", [
    line(2, { title: "Tere & Mere", lyrics_english: "la\nlo\nla" }),
  ]),
  csv("lyrics of both scripts in one column", 'title,lyrics\nTere,"तेरे\n\ntere"\nMere,lo\n', [
    line(2, { title: "Tere", lyrics_hindi: "तेरे", lyrics_english: "tere" }),
    line(5, mere),
  ]),
  csv("names of the columns that come again", `${head}Tere,la\n${head}Mere,lo\n`, [
    line(2, tere),
    line(3, { title: "title", lyrics_english: "lyrics_english" }, { problem: "It names the columns again." }),
    line(4, mere),
  ]),
  csv("formulas", `${head}'=1+1,la\nTere,=lo\n`, [
    line(2, { title: "=1+1", lyrics_english: "la" }),
    line(3, { title: "Tere", lyrics_english: "=lo" }),
  ]),
  csv("rows of a database", "id,title,created_at,lyrics_english\n1,Tere,2025-06-20 10:11:12.345678+00,la\n", [
    line(2, { ...tere, created_at: "2025-06-20T10:11:12.345678+00:00" }),
  ]),
  csv(
    "JSON in cells",
    'title,albums,lyrics_singers,lyrics_english\nTere,"{""name"":""A"",""year"":1975}","[{""singers"":{""name"":""L""}}]",la\n',
    [line(2, { ...tere, album: "A (1975)", singers: "L" })],
  ),
  csv(
    "joint credits",
    [
      "title,singers,lyricists,lyrics_english",
      "Tere,Lata & Rafi,Sahir,la",
      'Mere,"Lata, Asha & Chorus","Tarana, Asha",lo',
      "Bad,Lata and others; Mukesh feat. Rafi,Chorus,lu",
      "Good,S.D. Varman,A / B,li",
      "Better,Lata,A,le",
      "Good,SD Varman,,lo",
    ].join("\n"),
    [
      line(2, { ...tere, singers: "Lata & Rafi", lyricists: "Sahir" }),
      line(3, { ...mere, singers: "Lata, Asha & Chorus", lyricists: "Tarana, Asha" }),
      line(4, {
        title: "Bad",
        singers: "Lata and others; Mukesh feat. Rafi",
        lyricists: "Chorus",
        lyrics_english: "lu",
      }),
      line(5, { title: "Good", singers: "S.D. Varman", lyricists: "A / B", lyrics_english: "li" }),
      line(6, { title: "Better", singers: "Lata", lyricists: "A", lyrics_english: "le" }),
      line(7, { title: "Good", singers: "SD Varman", lyricists: "", lyrics_english: "lo" }),
    ],
  ),
  json(
    "credits as a data service nests them",
    [
      {
        id: 1,
        title: "Tere",
        lyrics_english: "la",
        albums: { name: "A", year: 1975 },
        lyrics_singers: [
          { position: 2, singers: { name: "Asha" } },
          { position: 1, singers: { name: "Lata" } },
        ],
      },
    ],
    [at("song 1", { ...tere, album: "A (1975)", singers: "Lata, Asha" })],
  ),
  json(
    "a song on each line",
    '{"title":"Tere","lyrics_english":"la"}\n{"title":"Mere","lyrics_english":"lo"}\n',
    [at("song 1", tere), at("song 2", mere)],
  ),
  json("a list inside an object", { songs: [tere, mere] }, [at("song 1", tere), at("song 2", mere)]),
  json("one song", JSON.stringify(tere, null, 2), [at("song 1", tere)]),
  json(
    "values of other kinds",
    [{ title: 1942, year: 1942, lyrics_english: ["la", "lo"], singers: [{ name: "L" }] }],
    [at("song 1", { title: "1942", year: "1942", lyrics_english: "la\nlo", singers: "L" })],
  ),
  {
    what: "a workbook with its title above the names of the columns",
    name: "songs.xlsx",
    content: xlsxOf({
      Songs: [
        ["My songs"],
        [],
        ["S. No.", "Song Name", "Movie", "Lyrics"],
        ["1", "Tere", "", "la"],
        ["2", "Mere", "", "lo"],
      ],
    }),
    songs: [
      at(
        "row 4",
        { title: "Tere", album: "", lyrics_english: "la" },
        { remarks: ["Left out above the names of the columns: My songs."] },
      ),
      at("row 5", { title: "Mere", album: "", lyrics_english: "lo" }),
    ],
  },
  {
    what: "a workbook with numbers, dates, formulas and errors",
    name: "songs.xlsx",
    content: xlsxOf({
      Songs: [
        ["Song", "Year", "Added", "Lyrics", "Genre", ""],
        [],
        [
          "=1+1",
          { xml: "<c><v>1975</v></c>" },
          { xml: '<c s="2"><v>45828</v></c>' },
          "ला\nला",
          { xml: '<c t="str"><f>"Sad"</f><v>Sad</v></c>' },
        ],
        ["Tere", { xml: '<c s="1"><v>27621</v></c>' }, "", "la", { xml: '<c t="e"><v>#REF!</v></c>' }],
        ["Mere", { xml: '<c t="inlineStr"><is><t>1976</t></is></c>' }, "", "lo_x000D_\nlo"],
      ],
      Old: [["Song"]],
    }),
    songs: [
      at("row 3", {
        title: "=1+1",
        year: "1975",
        created_at: "2025-06-20",
        lyrics_hindi: "ला\nला",
        genre: "Sad",
      }),
      at(
        "row 4",
        { ...tere, year: "1975", created_at: "", genre: "" },
        { remarks: ["A cell has the error #REF! and was read as empty."] },
      ),
      at("row 5", { title: "Mere", year: "1976", created_at: "", lyrics_english: "lo\nlo", genre: "" }),
    ],
  },
  {
    what: "a workbook with cells that are merged, and a formula that nothing has worked out",
    name: "songs.xlsx",
    content: xlsxOf(
      {
        Songs: [
          ["Movie", "Song", "Lyrics", "Year"],
          ["A", "Tere", "la", { xml: "<c><f>1+1</f></c>" }],
          ["", "Mere", "lo", ""],
          ["", "Teri", "li", ""],
        ],
      },
      {},
      ["A2:A3"],
    ),
    songs: [
      at(
        "row 2",
        { ...tere, album: "A", year: "" },
        {
          remarks: ["A formula has no result and was read as empty. Please save the file with its program."],
        },
      ),
      at("row 3", { ...mere, album: "A", year: "" }),
      at("row 4", { title: "Teri", album: "", lyrics_english: "li", year: "" }),
    ],
  },
  {
    what: "a workbook of LibreOffice with cells that are merged",
    name: "songs.ods",
    content: odsOf({
      Songs: [
        odsRow("Movie", "Song", "Lyrics"),
        '<table:table-row><table:table-cell table:number-rows-spanned="2"><text:p>A</text:p></table:table-cell><table:table-cell office:value-type="string" office:string-value="Tere"/><table:table-cell><text:p>la</text:p></table:table-cell></table:table-row>',
        "<table:table-row><table:covered-table-cell/><table:table-cell><text:p>Mere</text:p></table:table-cell><table:table-cell><text:p>lo</text:p></table:table-cell></table:table-row>",
        odsRow("", "Teri", "li"),
      ].join(""),
    }),
    songs: [
      at("row 2", { ...tere, album: "A" }),
      at("row 3", { ...mere, album: "A" }),
      at("row 4", { title: "Teri", album: "", lyrics_english: "li" }),
    ],
  },
  {
    what: "a workbook of LibreOffice",
    name: "songs.ods",
    content: odsOf({
      Songs: [
        odsRow("Song", "Year", "Lyrics"),
        '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="9"/></table:table-row>',
        '<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>Te<text:span>re</text:span></text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="1975-08-15"><text:p>15.8.75</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>la</text:p><text:p>l<text:s text:c="2"/>o</text:p></table:table-cell></table:table-row>',
        odsRow("Mere", "", "lo"),
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ].join(""),
      Notes: odsRow("x"),
    }),
    songs: [
      at("row 4", { title: "Tere", year: "1975", lyrics_english: "la\nl  o" }),
      at("row 5", { ...mere, year: "" }),
    ],
  },
  {
    what: "a workbook whose rows have no places",
    name: "bare.xlsx",
    content: xlsxOf(
      { A: [] },
      {
        "xl/worksheets/sheet1.xml":
          '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>title</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>lyrics</x:t></x:is></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:r><x:t>Te</x:t></x:r><x:r><x:t>re</x:t></x:r></x:is></x:c><x:c t="inlineStr"><x:is><x:t>la</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
      },
    ),
    songs: [at("row 2", tere)],
  },
];
