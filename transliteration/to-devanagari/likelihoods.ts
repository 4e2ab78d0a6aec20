/**
 * How likely people write what, where Roman letters leave a choice. Where the starter songs have enough words for a
 * row it says what they chose: `likelihoods.test.ts` counts them again and names the rows that differ. Elsewhere it
 * is an estimate.
 *
 * The columns of a row:
 * - the place, between < and >, and the letters around it. V is a vowel, C a consonant, R an r or ksh that makes an n
 *   a ण;
 * - the words for which it holds: of a language, `arabic` (with z, f or q), `native` (without, and not of Sanskrit),
 *   `name`, `last` of their line, or with an `ending` of a verb behind the place;
 * - what is written, with weights;
 * - what people choose between, which a song mostly decides alike; left out where the code can tell;
 * - behind #, examples.
 * The first row of a table that fits holds.
 */
import { type Row, readTable } from "./read-likelihoods.ts";

/** Between two consonants: a virama, which joins them (दोस्त), or an inherent a that nobody speaks (सपना). */
export const joins = readTable(String.raw`
  .                                     sanskrit        joined 99 apart 1
  ^<|>$                                 .               joined 97 apart 3
  <(\w+)-\1h?>                          .               joined 95 apart 5
  -y>                                   .               joined 97 apart 3
  <(?!sh?-)\w+-v> a$                    .               joined 25 apart 75      # रजवा मनवा
  <r-v>                                 .               joined 20 apart 80
  <sh?-v>                               .               joined 90 apart 10      # विश्व
  <kh-v>                                .               joined 95 apart 5
  ^(\w+ )?<[dtkgj]-v>                   .               joined 60 apart 40
  -v>                                   .               joined 15 apart 85
  <v-                                   .               joined 4 apart 96
  <(?!([kgtdpb]|[dbgst]h)-)\w+-r>       .               joined 10 apart 90
  -r> aa [tny]\w* V                     .               joined 15 apart 85      # इतराता घबराना
  -r> [ei]$                             .               joined 15 apart 85
  \b(sh|n) <\w+-r>                      .               joined 95 apart 5
  <d-r>                                 .               joined 75 apart 25
  ^(\w+ ){0,2}<\w+-r>                   native          joined 50 apart 50      # मित्र चक्र उतरा
  -r>                                   .               joined 40 apart 60      # गुज़रा
  <k-sh>                                .               joined 95 apart 5
  <[mnl]-h>                             .               joined 80 apart 20
  -h>                                   .               joined 10 apart 90
  <h-m>                                 .               joined 30 apart 70
  <h-                                   .               joined 4 apart 96
  \br i <sh-n>                          .               joined 95 apart 5
  <sh-n>                                urdu            joined 70 apart 30
  <s-[mnl]>                             ending          joined 15 apart 85
  <s-[mnl]>                             .               joined 40 apart 60
  <sh?-(th|k|p|ph|m|n|l)>               ending          joined 20 apart 80
  <sh?-(t|th|k|p|ph|m|n|l)>             .               joined 87 apart 13
  -z>                                   .               joined 65 apart 35
  ^(C )*V (C )*<k-t> i$                 .               joined 50 apart 50      # भक्ति सकती
  <t-m>                                 .               joined 75 apart 25      # आत्मा
  <l-d>                                 .               joined 75 apart 25      # जल्दी
  .                                     arabic.*ending  joined 25 apart 75
  .                                     ending          joined 8 apart 92
  <r-(d|g|q|sh|j)>                      hindi|urdu      joined 60 apart 40      # पर्दा
  <r-m>                                 .               joined 45 apart 55      # गर्मी
  <r-                                   .               joined 25 apart 75      # बरसों परबत
  <[qf]-                                .               joined 55 apart 45
  <kh-                                  urdu            joined 55 apart 45
  .                                     arabic          joined 40 apart 60
  .                                     .               joined 12 apart 88
`);

/**
 * An n or m before another consonant: a dot, with a crescent or without, or a letter; in Sanskrit that of the next
 * letter's row.
 */
export const innerNasals = readTable(String.raw`
  (^|C )<                               .               joined 1
  R<n-(?![kgcjtdpb])                    sanskrit        retroflex 1             # हिरण्य
  -(?![kgcjtdpb])                       sanskrit        joined 1
  -[td]                                 sanskrit        row 55 dot 45           # वन्दे वंदे
  .                                     sanskrit        row 40 dot 60           # बङ्ग बंग
  ^(s u|m aa?|j aa?|b [au]|ch u|g i|chh a|th aa|a) <n-n>  ending  joined 10 apart 90  # सुनना मुन्ना
  <(n-n|m-m)>                           .               joined 85 apart 15      # तमन्ना
  <m-[pb]                               .               dot 80 joined 15 apart 5
  <m-([hy]>|\w+>$)                      .               joined 93 apart 7
  <m-r>                                 .               joined 60 apart 40
  <m-                                   .               joined 12 apart 88
  \b(aa|oo) <n-p>                       .               crescent 55 apart 45    # काँप
  \bau <n-p>                            .               dot 85 apart 15         # सौंप
  -[pb]                                 .               apart 90 dot 10         # दीनबंधु
  ^a <n-[hv]>                           .               apart 80 joined 20      # अनहद अनवर
  -h>$                                  .               joined 75 crescent 90 apart 15
  -h>                                   .               joined 75 crescent 10 apart 15
  -y>                                   .               joined 80 apart 20
  -r>                                   .               joined 20 apart 80
  \b(aa|oo) <n-v>                       .               crescent 70 apart 30
  -v>                                   .               joined 70 apart 30
  \boo <n-g>                            .               crescent 90 dot 10
  -s>$                                  .               crescent 70 dot 30
  \b(aa|oo) <n-s>                       .               dot 6 crescent 90 apart 10
  -s>                                   .               dot 50 crescent 40 apart 10
  -sh>                                  .               dot 90 apart 10
  -[fz]>                                .               dot 75 apart 25
  -[ml]>                                .               apart 60 joined 40
  -k> a r$                              .               apart 95 dot 5          # बनकर सुनकर
  (?<!\b(j|m|ch) )\baa <n-t> i$         .               dot 60 crescent 25 apart 15
  (?<!\boo |\bi (?=<n-t> a\b))<n-t>     ending          apart 88 dot 12         # बनता जानता
  \b(aa|oo) <                           .               crescent 88 dot 7 apart 5
  \b(ee|e|o|ai|au) <                    .               dot 85 apart 15
  .                                     .               dot 84 crescent 12 apart 2 joined 2
`);

/** Two letters of one row are of the same kind. */
export const doubledLetters = readTable(`
  <t-t>                                 .               त्त 80 ट्ट 20           tt
  <t-th>                                .               त्थ 75 ट्ठ 25           tth
  <d-d>                                 .               द्द 90 ड्ड 10           dd
  <d-dh>                                .               द्ध 95 ड्ढ 5            ddh
  <sh-t>                                arabic|urdu     ष्ट 10 श्त 90           sht in Urdu
  <sh-t>                                .               ष्ट 80 श्त 20           sht
  <sh-th>                               .               ष्ठ 1
`);

/** A last a after two consonants that are joined: सत्य विश्व मित्र कृष्ण, but ज़र्रा इश्वा. */
export const lastA = readTable(String.raw`
  .                                     arabic|urdu     short 10 long 90
  <sh-n>                                .               short 70 long 30
  \b(n|sh) <\w+-r>                      .               short 95 long 5
  -r>                                   .               short 70 long 30
  -[yv]>                                .               short 75 long 25
  .                                     .               short 5 long 95
`);

/** The vowel ऋ after a consonant: hriday, mrig, krishna, prithvi; but priya, preet, trishul. */
export const vocalicR = readTable(String.raw`
  > y\b                                 .               vowel 5 consonant 95
  <p-r-i> (sh|th)\b                     .               vowel 80 consonant 20
  <h-                                   .               vowel 95 consonant 5
  <(dh|gh)-                             .               vowel 90 consonant 10
  <(m|v|bh)-                            .               vowel 85 consonant 15
  <[ds]-                                .               vowel 75 consonant 25
  <k-                                   .               vowel 65 consonant 35
  <(n|sh)-                              .               vowel 60 consonant 40
  <g-                                   .               vowel 50 consonant 50
  <t-                                   .               vowel 40 consonant 60
  <p-                                   .               vowel 15 consonant 85
  .                                     .               vowel 10 consonant 90
`);

/**
 * Other letters of which several are read as one: ज्ञान प्रतिज्ञा, but भाग्य उमँग्यो; गए गई for gaye gayi; ऋतु and
 * रिश्ता.
 */
export const severalLetters = readTable(String.raw`
  \w+ (aa|o|ai|n) <g-y>                 .               ज्ञ 15 ग्य 85           gy
  <g-y>                                 .               ज्ञ 90 ग्य 10           gy
  <y>                                   .               silent 97 spoken 3      y between vowels
  <r-i>                                 .               रि 70 ऋ 30              ri at the start
`);

/** The end of a word of Sanskrit, which nothing (·) may write: सुजलां सुफलां शीतलाम्. */
export const lastConsonants = readTable(`
  <m>                                   last            म् 80 ं 20              last m of a line
  <m>                                   .               म् 30 ं 70              last m of a word
  <h>                                   .               ः 80 ह 20               last h
  <[tdnk]>                              .               ् 80 · 20               last consonant
  .                                     .               · 1
`);

/** By the Roman letter. */
type Tables = Readonly<Record<string, readonly Row[]>>;

/** Consonants that stand for more than one letter. */
export const consonants: Tables = {
  t: readTable(String.raw`
  <t> [rmyv]\b                          .               त 98 ट 2                t before r, m, y or v
  \bn <t>(?! V$)                        native          त 88 ट 12               t after n
  V .*\baa h a <t>$                     .               त 10 ट 90               t of -aahat       # मुस्कुराहट राहत
  \w+ \w+ <t> (?![io]$)V$               .               त 96 ट 4                t of an ending    # चलता जीते
  <t> k\b                               native          त 35 ट 65               t before k        # अटका झटका
  V <t>( V|$)                           arabic|sanskrit|urdu  त 98.5 ट 1.5      t between vowels
  V <t>( V|$)                           .               त 92 ट 8                t between vowels
  .                                     arabic|sanskrit|urdu  त 98.5 ट 1.5      t
  .                                     .               त 92 ट 8                t
`),
  th: readTable(String.raw`
  \bn <th>                              native          थ 55 ठ 45               th after n
  V <th> V                              native          थ 68 ठ 32               th between vowels
  V <th>( V|$)                          .               थ 75 ठ 25               th between vowels
  .                                     .               थ 75 ठ 25               th
`),
  d: readTable(String.raw`
  <d> [rmyv]\b                          .               द 98 ड 2                d before r, m, y or v
  \bn <d>                               ^(?!urdu).*(arabic|sanskrit)  द 95 ड 5  d after n
  \bn <d>                               ^(?!urdu)       द 92 ड 8                d after n
  V <d>( V|$)                           arabic|sanskrit  द 98.5 ड 1.5           d between vowels
  V <d>( V|$)                           urdu            द 97 ड़ 3               d between vowels
  V <d>( V|$)                           .               द 90 ड़ 9 ड 1           d between vowels
  .                                     arabic|sanskrit|urdu  द 98.5 ड 1.5      d
  .                                     .               द 96 ड 4                d
`),
  dh: readTable(`
  V <dh>( V|$)                          native          ध 94 ढ़ 5 ढ 1           dh between vowels
  V <dh>( V|$)                          .               ध 94 ढ 6                dh between vowels
  .                                     .               ध 94 ढ 6                dh
`),
  // ख़ and ग़ are of Arabic and Persian; ख is in many Hindi words too, घ in few.
  kh: readTable(String.raw`
  .                                     sanskrit        ख 1
  <kh> v\b                              .               ख 10 ख़ 90              kh before w
  .                                     arabic          ख 10 ख़ 90              kh in an Urdu word
  C <kh>|<kh> C                         urdu            ख 50 ख़ 50              kh in a cluster
  \w <kh>|<kh> (i|e|ee|o)\b             urdu            ख 65 ख़ 35              kh                # खेल खिल
  .                                     urdu            ख 5 ख़ 95               kh before a or u  # ख़बर ख़ुदा
  .                                     .               ख 88 ख़ 12              kh
`),
  gh: readTable(String.raw`
  .                                     sanskrit        घ 1
  \baa <gh>$                            .               घ 15 ग़ 85              gh at the end     # बाग़ चिराग़
  .                                     arabic          घ 10 ग़ 90              gh in an Urdu word
  .                                     urdu            घ 5 ग़ 95               gh
  .                                     .               घ 85 ग़ 15              gh
`),
  // ष stands before ट, ठ and ण, after क and र, and in Sanskrit after i and u: कष्ट कृष्ण रक्षा वर्षा विष.
  sh: readTable(String.raw`
  .                                     arabic          श 1
  \bk <sh>                              .               ष 95 श 5                sh after k
  .                                     urdu            श 1
  <sh> th?\b|\br i <sh> n\b             .               ष 90 श 10               sh before t
  \br <sh>                              .               ष 60 श 40               sh after r
  \b[ou] <sh>$                          .               ष 60 श 40               sh after o at the end
  \b(i|ee|u|oo) <sh>                    .               श 50 ष 50               sh after i or u
  .                                     .               श 95 ष 5                sh
`),
  // In words of Sanskrit n after r or sh becomes ण; not in the endings of verbs.
  n: readTable(String.raw`
  .                                     arabic|urdu     न 1
  R<n> \w                               sanskrit        न 10 ण 90               n
  .                                     sanskrit        न 90 ण 10               n
  \br i sh <n>                          .               न 5 ण 95                n after ri        # कृष्ण
  \w+ (r|sh) [au] (?<=R)<n>             .               न 40 ण 60               n after r         # चरण किरण
  \b(r|sh) [au] (?<=R)<n>               .               न 70 ण 30               n after r
  V (?<=R)<n>                           .               न 88 ण 12               n                 # रानी पुराना
  .                                     .               न 98 ण 2                n
`),
};

/** The other vowels are written in one way. */
export const vowels: Tables = {
  a: readTable(String.raw`
  \bkh v <a>                            .               आ 85 अ 15               a after khw       # ख़्वाहिश
  <a> o\b                               .               आ 85 अ 15               a before o        # बताओ
  <a> \w+$                              name            आ 60 अ 40               a in a name
  <a> \w                                open            अ 75 आ 25               a inside
  <a> \w                                .               अ 98.5 आ 1.5            a inside
  (^|V )<a>                             .               आ 1
  .                                     sanskrit        अ 80 आ 20               a at the end
  .                                     .               आ 97 अ 3                a at the end      # मेरा
`),
  // The e of kehna and mehfil is an अ.
  e: readTable(String.raw`
  ^(C )+<e> h e \w                      ^(?!sanskrit)   अ 85 ए 15               e around h        # शहर
  \be h <e> \w                          .               अ 85 ए 15               e around h
  ^(C )+<e> h C                         ^(?!sanskrit)   अ 85 ए 15               e before h
  ^(C )+<e> h V                         ^(?!sanskrit)   अ 50 ए 50               e before h
  .                                     .               ए 1
`),
  // A last i is short in nouns of Sanskrit (शक्ति गति विधि) and in Braj; the endings of Hindi are long (चलती करूँगी
  // दीनी).
  i: readTable(String.raw`
  <i> \w+$                              name            ई 60 इ 40               vowel in a name
  <i> \w                                open            इ 85 ई 15               vowel inside
  <i> \w                                .               इ 98.5 ई 1.5            vowel inside
  \bn <i>                               sanskrit        ई 70 इ 30               i at the end      # धारिणी जननी
  .                                     sanskrit        ई 12 इ 88               i at the end
  ^(C )*<i>                             .               ई 98 इ 2                i at the end
  \b[kpa] t <i>                         ^(?!urdu)       ई 35 इ 65               i at the end
  (?<!\b(j|m|ch) )\baa n t <i>          .               ई 20 इ 80               i at the end      # शांति जानती
  (\bg|C t|\bee n) <i>                  .               ई 96 इ 4                i at the end
  \b[iud] dh <i>                        .               ई 20 इ 80               i at the end
  \bh <i>                               braj            ई 40 इ 60               i at the end
  .                                     braj            ई 70 इ 30               i at the end
  .                                     urdu            ई 99 इ 1                i at the end
  .                                     .               ई 95 इ 5                i at the end
`),
  // दम and हम are also written dum and hum; a last u is short in nouns of Sanskrit (प्रभु गुरु), long in those of
  // Persian.
  u: readTable(String.raw`
  ^h <u> m C                            .               अ 90 उ 10               u of hum          # हमराज़
  ^(C )*<u> m$                          .               उ 60 अ 40               u before m
  <u> \w+$                              name            ऊ 60 उ 40               vowel in a name
  <u> \w                                open            उ 85 ऊ 15               vowel inside
  <u> \w                                .               उ 98.5 ऊ 1.5            vowel inside
  ^(C )*<u>                             ^(?!sanskrit)   ऊ 95 उ 5                u at the end
  \b(dh|bh|kh|ksh) <u>                  .               ऊ 10 उ 90               u at the end
  .                                     urdu            ऊ 85 उ 15               u at the end
  .                                     .               ऊ 40 उ 60               u at the end
`),
};

/** A vowel with an n after it that ends the word: nasal, or plain before न. */
export const finalNasals: Tables = {
  // कलियाँ and आसमान; the plurals of Punjabi and Rajasthani: किताबाँ.
  aa: readTable(String.raw`
  \b(aa|ee) \w+ <aa>                    braj            आ 70 plain 30
  \bi y <aa>                            .               आ 95 plain 5
  \w+ \w+ \w+ <aa>                      urdu            आ 55 plain 45
  .                                     .               आ 20 plain 80           # आसमान आसमाँ
`),
  i: readTable(String.raw`
  ^(C )*<i>                             .               ई 20 plain 80           # दिन
  \bh <i>                               .               ई 80 plain 20           # नहीं
  .                                     .               ई 40 plain 60
`),
  ee: readTable(`
  .                                     urdu            ई 40 plain 60
  .                                     .               ई 25 plain 75
`),
  u: readTable(String.raw`
  V (.* )?h <u>                         .               उ 80 plain 20           # कबहुँ तिहुँ
  \by <u>                               .               ऊ 95 plain 5            # जाऊँ
  (^|C )<u>                             .               ऊ 10 plain 90           # धुन
  .                                     .               ऊ 95 plain 5
`),
  oo: readTable(`
  ^(C )*<oo>                            .               ऊ 70 plain 30           # हूँ ख़ून
  .                                     .               ऊ 96 plain 4
`),
  e: readTable(".  .  ए 90 plain 10 # आँखें"),
  ei: readTable(".  .  ए 98 plain 2"),
  ai: readTable(".  .  ऐ 30 plain 70 # मैं चैन"),
  o: readTable(".  .  ओ 98 plain 2 # लोगों"),
  au: readTable(".  .  औ 5 plain 95 # कौन"),
};
