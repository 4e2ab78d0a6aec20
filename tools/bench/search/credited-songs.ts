/** Songs whose singers, poets, composers, albums, years and genres are all known, for queries that name two of these. */

import { pick, randomNumbers } from "#large-catalogue";
import type { Sql } from "#postgres";

export interface CreditedSong {
  readonly title: string;
  readonly album: string;
  readonly year: number;
  readonly genre: string;
  readonly singers: readonly string[];
  readonly lyricist: string;
  readonly musicDirector: string;
  readonly lines: readonly string[];
}

const albums = 60;
const songsOfAnAlbum = 5;

const listed = (text: string) => text.split(",").map((name) => name.trim());

const singers = listed(
  `Kishore Kumar, Asha Bhosle, Mukesh, Manna Dey, Shamshad Begum, Udit Narayan, Alka Yagnik, Kumar Sanu, Sonu Nigam,
  Shreya Ghoshal, Arijit Singh, Sunidhi Chauhan, Hariharan, Shankar Mahadevan, Anuradha Paudwal, Mohit Chauhan,
  Kavita Krishnamurthy, Neha Kakkar, Yesudas, Lata Mangeshkar, Mohammed Rafi`,
);
const lyricists = listed(
  `Sahir Ludhianvi, Majrooh Sultanpuri, Shailendra, Anand Bakshi, Gulzar, Javed Akhtar, Kaifi Azmi, Hasrat Jaipuri,
  Shakeel Badayuni, Indeevar, Yogesh, Neeraj, Sameer, Irshad Kamil, Amitabh Bhattacharya, Prasoon Joshi`,
);
const musicDirectors = listed(
  `Naushad, Shankar-Jaikishan, Sachin Dev Burman, Rahul Dev Burman, Laxmikant-Pyarelal, Madan Mohan, Omkar Nayyar,
  Roshan, Salil Chowdhury, Anu Malik, Nadeem-Shravan, Jatin-Lalit, Allah Rakha Rahman, Pritam, Vishal Bhardwaj`,
);
const genres = listed("Romantic, Sad, Qawwali, Ghazal, Bhajan, Folk, Dance, Lullaby, Sufi, Patriotic");

/** No word stands in two of these lists, or it would not be clear which field a query names by it. */
const albumWords = listed(
  `Kohinoor, Jharokha, Afsana, Musafir, Safar, Toofan, Jugnu, Paheli, Aashiana, Bandhan, Haveli, Rajdhani, Sangam,
  Manzar, Chirag, Kinara, Saudagar, Mehndi, Anarkali, Nagina`,
);
const titleWords = listed(
  `Barkha, Chandni, Saanjh, Titli, Kajal, Payal, Jhoomar, Chunari, Bansuri, Patang, Dhoop, Chhaya, Sagar, Nadiya,
  Kangan, Bindiya, Sitara, Aanchal, Badal, Parinda, Khushbu, Gulshan, Sawan, Jharna, Morni, Chakori, Deepak, Lehren,
  Tasbeeh, Darpan`,
);
const lineWords = listed(
  `shaakhen, neeli, kashti, purvaiya, jhoole, galiyan, pagdandi, aangan, khidki, mitti, saraab, gungun, thandi, suraahi,
  chaupal, khalihaan, bagiya, tinka, ghonsla, kohra, oas, resham, dhaage, kheton, chunariya, aahat, dastak, pukare,
  thehre, machle, muskaye, sharmaye, bikhre, sanwre, chhalke, dhalke, jhilmil, rimjhim, chhamchham, dheeme`,
);

/** @returns 300 songs, five of each album; each time the same ones, no two titles alike */
export function makeCreditedSongs(): readonly CreditedSong[] {
  const random = randomNumbers(31);
  const taken = new Set<string>();
  const wordsOf = (words: readonly string[], count: number) => {
    const drawn = new Set<string>();
    while (drawn.size < count) drawn.add(pick(words, random));
    return [...drawn].join(" ");
  };
  const newName = (words: readonly string[], count: number): string => {
    const name = wordsOf(words, count);
    if (taken.has(name)) return newName(words, count);
    taken.add(name);
    return name;
  };
  return Array.from({ length: albums }, () => {
    const ofTheAlbum = {
      album: newName(albumWords, 2),
      year: 1950 + Math.floor(70 * random()),
      lyricist: pick(lyricists, random),
      musicDirector: pick(musicDirectors, random),
    };
    return Array.from({ length: songsOfAnAlbum }, () => ({
      ...ofTheAlbum,
      title: newName(titleWords, 2 + Math.floor(2 * random())),
      genre: pick(genres, random),
      singers: [...new Set([pick(singers, random), ...(random() < 0.4 ? [pick(singers, random)] : [])])],
      lines: Array.from({ length: 4 }, () => wordsOf(lineWords, 4)),
    }));
  }).flat();
}

export async function addCreditedSongs(sql: Sql): Promise<void> {
  const songs = makeCreditedSongs();
  await addPeople(sql, "singers", singers);
  await addPeople(sql, "lyricists", lyricists);
  await addPeople(sql, "music_directors", musicDirectors);
  for (const song of songs) await addSong(sql, song);
  await sql`analyze`;
}

async function addPeople(sql: Sql, table: string, names: readonly string[]): Promise<void> {
  await sql`insert into ${sql(table)} (name) select unnest(${names}::text[]) on conflict do nothing`;
}

async function addSong(sql: Sql, song: CreditedSong): Promise<void> {
  await sql`
    insert into albums (name, year) select ${song.album}, ${song.year}
    where not exists (select from albums where name = ${song.album})`;
  const [row] = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_english, genre, year, album_id)
    select ${song.title}, ${song.lines.join("\n")}, ${song.genre}, ${song.year}, id
    from albums where name = ${song.album} returning id`;
  if (!row) throw new Error(`The album ${song.album} is missing.`);
  const credits = [
    ["singers", "singer_id", song.singers],
    ["lyricists", "lyricist_id", [song.lyricist]],
    ["music_directors", "music_director_id", [song.musicDirector]],
  ] as const;
  for (const [table, column, names] of credits)
    await sql`
      insert into ${sql(`lyrics_${table}`)} (lyric_id, ${sql(column)}, position)
      select ${row.id}, entry.id, credit.position
      from unnest(${names}::text[]) with ordinality as credit (name, position)
      join ${sql(table)} as entry on entry.name = credit.name`;
}
