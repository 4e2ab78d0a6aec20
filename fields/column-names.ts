/** How people and other programs call the columns of songs: English, Hindi, and Hindi in Roman letters. */

/** By the field, of which the table of fields has the rest. Signs, blanks, capitals and plurals do not matter. */
export const columnNames = {
  title: listed(`
    name, song, song title, song name, songs, track title, track name, name of song, lyric title, geet, gaana,
    gana, gaane ka naam, gane ka naam, geet ka naam, naam, shirshak, sheershak, गीत, गाना, शीर्षक, गीत का नाम,
    गाने का नाम, गीत का शीर्षक, नाम, stitle`),
  albumName: listed(`
    album name, album title, albums, film, film name, film title, movie, movie name, movie title, soundtrack,
    ost, filam, chitrapat, chalchitra, फ़िल्म, फ़िल्म का नाम, एल्बम, एलबम, ऐल्बम, मूवी, चित्रपट, चलचित्र`),
  singerNames: listed(`
    singer, singer name, singer names, sung by, artist, artists, artist name, artist names, track artist,
    playback, playback singer, playback singers, vocals, vocal, vocalist, performer, performed by, voice,
    lyrics singers, gayak, gaayak, gayika, gaayika, swar, awaaz, awaz, गायक, गायिका, गायक का नाम, पार्श्व गायक,
    स्वर, आवाज़`),
  lyricistNames: listed(`
    lyricist, lyricist name, lyricist names, lyrics by, lyrics writer, lyric writer, writer, written by,
    songwriter, song writer, words by, poet, lyrics lyricists, geetkar, gitkar, geetkaar, shayar, shaayar, kavi,
    गीतकार, शायर, कवि, गीत लेखक`),
  musicDirectorNames: listed(`
    music director, music dir, music direction, music director name, music director names, music by, music, md, composer, composers,
    music composer, composed by, composer name, lyrics music directors, sangeetkar, sangitkar, sangeetkaar,
    sangeet, sangit, sangeet nirdeshak, संगीतकार, संगीत, संगीत निर्देशक, संगीत निर्देशन`),
  genre: listed(`
    genres, category, style, shaili, vidha, prakar, शैली, विधा, प्रकार, श्रेणी`),
  year: listed(`
    release year, released, released on, release date, date of release, year of release, yr, saal, sal, varsh,
    वर्ष, साल, सन, सन्, रिलीज़ वर्ष`),
  track_number: listed(`
    track, track no, track nr, track num, number, no, kram, क्रम, क्रमांक`),
  lyrics_hindi: listed(`
    hindi, hindi lyrics, lyrics in hindi, hindi text, hindi bol, lyrics hi, devanagari, devanagari lyrics,
    lyrics devanagari, lyrics in devanagari, हिंदी, हिन्दी, हिंदी बोल, हिन्दी बोल, देवनागरी`),
  lyrics_english: listed(`
    english, english lyrics, lyrics in english, lyrics en, roman, roman lyrics, lyrics roman, lyrics in roman,
    romanized, romanised, romanized lyrics, lyrics romanized, hinglish, hinglish lyrics, lyrics hinglish,
    roman hindi, roman bol, transliteration, transliterated lyrics, lyrics transliteration, latin, अंग्रेज़ी,
    अंग्रेज़ी बोल, रोमन, रोमन बोल`),
  translation_english: listed(`
    translation, english translation, translated lyrics, lyrics translation, meaning, english meaning, anuvad,
    anuvaad, अनुवाद`),
  translation_hindi: listed(`
    hindi translation, plain hindi, hindi meaning, bhavarth, arth, भावार्थ, अर्थ`),
  translator: listed(`
    translated by, translation by, अनुवादक`),
  word_meanings: listed(`
    word meanings, meanings, शब्दार्थ`),
  notes: listed(`
    note, टिप्पणी`),
  youtube_video_id: listed(`
    youtube, youtube video, youtube id, youtube url, youtube link, youtube video url, youtube video link,
    yt link, video, video id, video url, video link, वीडियो`),
  cover_image_url: listed(`
    cover, cover image, cover url, cover art, album art, artwork, poster, thumbnail, image, image url,
    image link, picture, चित्र`),
  created_at: listed(`
    created, created on, created date, added, added at, added on, date added, date created, timestamp`),
  lyrics: listed(`
    lyric, song lyrics, full lyrics, lyrics text, song text, text, words, bol, geet ke bol, gaane ke bol,
    gane ke bol, बोल, गीत के बोल, गाने के बोल`),
  album_year: listed(`
    year of album, album release year, film year, movie year, year of film`),
  status: listed(`
    state, song status, post status, publish status, publishing status, publication status, published,
    is published, visibility, public, is public, draft, is draft, sthiti, स्थिति, प्रकाशन की स्थिति, प्रकाशित`),
  publish_at: listed(`
    publish on, publish time, to be published at, to be published on, goes live at, scheduled at, scheduled for,
    scheduled on`),
} as const;

function listed(names: string): readonly string[] {
  return names.split(",").map((name) => name.trim());
}
