/** The rules by which posts become songs, as their text is shown and can be changed. */
export const defaultRules = `# How posts become songs. One rule a line; what begins with # only explains.
# Change, add or remove lines, and look again at what would become of the posts.

# TITLES. Of the patterns that fit a title, the one is taken that agrees best with the credits in the post, with names
# elsewhere in the file and with the first line of the song; of several, the first one here.
# A dash stands for any dash, bar or colon, "Lyrics" for any of the words below, … for anything.
# {title}, {film}, {year}, {singers}, {lyricists}, {music} and {genre} are what they say.
Title: {title} Lyrics – {film} ({year}) – {singers}
Title: {title} Lyrics – {film} – {year} – {singers}
Title: {title} Lyrics – {film} – {singers}
Title: {title} Lyrics – {singers} – {film}
Title: {title} Lyrics – {film} – {year}
Title: {title} Lyrics – {film} ({year})
Title: {title} Lyrics – {film}
Title: {title} Lyrics – {singers}
Title: {title} Lyrics ({film})
Title: {title} Lyrics ({singers}) – {film}
Title: {title} Lyrics ({film}) – {singers}
Title: {title} Lyrics – {genre}
Title: {title} Lyrics – {genre} by {singers}
Title: {title} Lyrics – {genre} by {lyricists}
Title: {title} Lyrics from {film} ({year})
Title: {title} Lyrics from {film}
Title: {title} Lyrics by {singers}
Title: {film} – {title} Lyrics – {singers}
Title: {singers} – {title} Lyrics – {film}
Title: {film} ({year}) – {title} Lyrics
Title: {film} – {title} Lyrics
Title: {singers} – {title} Lyrics
Title: {title} – {film} Lyrics
Title: {title} – {singers} Lyrics
Title: {title} ({film}) Lyrics
Title: {title} ({film}) Lyrics – {singers}
Title: {title} from {film} Lyrics
Title: {title} by {singers} Lyrics
Title: Lyrics of {title} from {film} ({year})
Title: Lyrics of {title} from {film}
Title: Lyrics of {title} – {film}
Title: Lyrics of {title}
Title: {title} Lyrics
Title: {title} – {film} ({year}) – {singers}
Title: {title} – {film} – {singers}
Title: {title} – {singers} – {film}
Title: {title} – {film} ({year})
Title: {title} ({year}) – {singers}
Title: {genre} – {title} by {lyricists}
Title: {genre} – {title} by {singers}
Title: {genre} – {title}
Title: {title} – {genre}
Title: {title} by {singers}
Title: {title} – {film}
Title: {title} – {singers}
Title: {title} – {singers}, {film}
Title: {title} ({singers}, {film})
Title: {title} ({singers})
Title: {film} ({year}) – {title}
Title: {film} – {title}
Title: {singers} – {title}
Title: {title} ({film} {year})
Title: {title} ({film})
Title: {title} ({year})
Title: {title}
Title: {title} Lyrics – …
Title: {title} Lyrics …
Title: {title} – …
Words for lyrics: lyrics, lyric, lyrical, song lyrics, songs lyrics, song lyric, full lyrics, full song lyrics, full song, hindi lyrics
Words for lyrics: hindi song lyrics, english lyrics, lyrics hindi, lyrics english, in hindi, in english, in roman, in hinglish, and english
Words for lyrics: & english, /english, and hindi, & hindi, with meaning, with meanings, and meaning, & meaning, with translation
Words for lyrics: lyrics meaning, lyrics translation, and translation, & translation, with english translation, english translation
Words for lyrics: and video, with video, ke bol, hindi mein, के बोल, गाने के बोल, गीत के बोल, के हिंदी बोल, हिंदी में, हिन्दी में, बोल
Words for lyrics: लिरिक्स, के लिरिक्स, सॉन्ग लिरिक्स, सांग लिरिक्स, हिंदी लिरिक्स, हिन्दी लिरिक्स, इन हिंदी, इन हिन्दी

# CREDITS in the text, such as "Singer: X" in tables, lists and lines. Many words are known beforehand; these are further ones.
# "nothing" leaves a credit out.
Credit title: Song's Name, Lyrics Title
Credit film: Movie/Album, Film/Album, Album/Film, From the Film, Web Series, Serial, Show
Credit singers: Sung, Original Singer, Vocal by, Female Singer, Male Singer
Credit lyricists: Lyrics Writer, Lyrics Credit, Penned by, Lyricist by
Credit music: Music Composer, Music Composed by, Music by, Tune, Composition
Credit nothing: Music Label, Label, Director, Producer, Starring, Star Cast, Actors, Actor, Language, Mood, Rating, Copyright
Credit nothing: Release Date of Song, Picturised on, Choreographer, Mixed by, Programming, Guitars, On screen

# SENTENCES that have credits, such as "It is sung by X and Y".
Sentence: sung by {singers}
Sentence: vocals by {singers}
Sentence: in the voice of {singers}
Sentence: in the voices of {singers}
Sentence: voice of {singers}
Sentence: singer is {singers}
Sentence: singers are {singers}
Sentence: singer of this song is {singers}
Sentence: {singers} has sung
Sentence: {singers} have sung
Sentence: {singers} sang
Sentence: penned by {lyricists}
Sentence: written by {lyricists}
Sentence: lyrics by {lyricists}
Sentence: lyrics are by {lyricists}
Sentence: words by {lyricists}
Sentence: {lyricists} wrote
Sentence: {lyricists} has written
Sentence: {lyricists} penned
Sentence: composed by {music}
Sentence: music by {music}
Sentence: music is by {music}
Sentence: music is given by {music}
Sentence: music given by {music}
Sentence: tuned by {music}
Sentence: set to music by {music}
Sentence: {music} composed
Sentence: {music} has composed
Sentence: {music} gave the music
Sentence: film {film}
Sentence: movie {film}
Sentence: album {film}
Sentence: {singers} ने गाया
Sentence: {singers} ने गाये
Sentence: {singers} ने गाए
Sentence: {singers} की आवाज़
Sentence: {singers} ने अपनी आवाज़
Sentence: {singers} ने आवाज़
Sentence: {lyricists} ने लिखा
Sentence: {lyricists} ने लिखे
Sentence: {lyricists} के लिखे
Sentence: बोल {lyricists} के हैं
Sentence: {music} ने संगीत
Sentence: {music} ने संगीतबद्ध
Sentence: {music} ने दिया
Sentence: संगीत {music} का
Sentence: फ़िल्म {film}
Sentence: फिल्म {film}

# NAMES. Between two names stands one of these; these duos are one name each.
Between names: , & + / ; | and feat. feat ft. ft featuring with aur और तथा एवं व
One name: Laxmikant–Pyarelal, Kalyanji–Anandji, Shankar–Jaikishan, Nadeem–Shravan, Vishal–Shekhar, Sachin–Jigar, Ajay–Atul
One name: Salim–Sulaiman, Shankar–Ehsaan–Loy, Jatin–Lalit, Anand–Milind, Sajid–Wajid, Meet Bros, Amar–Utpal, Husnlal–Bhagatram
One name: लक्ष्मीकांत–प्यारेलाल, कल्याणजी–आनंदजी, शंकर–जयकिशन, नदीम–श्रवण, विशाल–शेखर, जतिन–ललित, आनंद–मिलिंद
Nobody: others, other, chorus, unknown, n/a, na, various, various artists, traditional, अन्य, कोरस, साथी

# CATEGORIES AND TAGS. "Singer: X", and what stands below a category such as Singers or Films, say what they are; others are
# compared with the names that credits in the file have. These are genres:
Genres: Ghazal, Ghazals, Bhajan, Bhajans, Qawwali, Devotional, Aarti, Patriotic, Romantic, Sad, Sad Songs, Folk, Classical, Sufi, Lori
Genres: Party, Dance, Rap, Pop, Indipop, Wedding, Holi, Rain, Friendship, Children, ग़ज़ल, गजल, भजन, आरती, क़व्वाली, देशभक्ति, लोकगीत

# WHAT IS LEFT OUT: kinds of posts, categories, posts whose title has these words.
Leave out kind: page, attachment, comment, template, settings, nav_menu_item, revision, custom_css, customize_changeset
Leave out kind: oembed_cache, user_request, wp_block, wp_template, wp_template_part, wp_global_styles, wp_navigation, acf-field
Leave out category: News, Gossip, Reviews, Movie Review, Biography, Trailer, Announcements, Blog, Quotes, Shayari Status, समाचार, ख़बरें, जीवनी
Leave out title: top 5, top 10, top 20, top 50, top 100, best songs, songs list, list of songs, all songs, box office, trailer, review, biography
Leave out title: mp3 download, quiz, privacy policy, contact us, about us, disclaimer, सूची, जीवनी

# Lines that begin with these; and headings, with all below them up to the next heading.
Leave out line: also read, read also, read more, read this, also see, see also, also check, check out, you may like, you may also like
Leave out line: watch video, watch the video, watch on, watch now, watch full, click here, download, listen, share this, share on, like this, follow us
Leave out line: lyrics ©, lyrics licensed, copyright, join us, subscribe, advertisement, sponsored, loading, tweet, pin it, whatsapp, facebook, twitter, telegram, print, email this, posted by
Leave out line: posted in, filed under, tags:, labels:, related:, labels, comments, table of contents, source:, image source, photo:, image:, credit:
Leave out line: presenting, here are the lyrics, here is the lyrics, enjoy the lyrics, hope you, we hope
Leave out line: if you find any mistake, if you found any mistake, please comment, thanks for, thank you for, यह भी पढ़ें, ये भी पढ़ें, इसे भी पढ़ें, और पढ़ें, वीडियो देखें
Leave out line: यहाँ क्लिक करें, शेयर करें, डाउनलोड, यह भी देखें
Leave out below: related, you may also like, more songs, more lyrics, other songs, also read, read also, faq, faqs, frequently asked, about the song
Leave out below: about this song, about the singer, about the film, song facts, trivia, music video, video, watch, comments, share, disclaimer, tags
Leave out below: conclusion, chords, guitar chords, download, यह भी पढ़ें, अन्य गीत, वीडियो, गीत के बारे में, सवाल जवाब

# Headings of translations and of meanings of words.
Translation: translation, english translation, translation in english, meaning, english meaning, meaning in english, lyrics meaning
Translation: lyrics translation, lyrics english translation, lyrics meaning in english, meaning of the song, meaning in hindi, hindi meaning
Translation: अनुवाद, अर्थ, भावार्थ, हिंदी अर्थ, हिन्दी अर्थ, सरल अर्थ, का अर्थ, का भावार्थ
Meanings: word meanings, words and meanings, meanings of words, difficult words, glossary, vocabulary, शब्दार्थ, कठिन शब्द, शब्दों के अर्थ

# A song has at least so many lines.
Least lines: 4
`;
