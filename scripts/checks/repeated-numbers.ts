/**
 * The numbers that documents repeat. A number of the code is found by the text around it: # is the number, … is
 * anything; without #, the number is how often the text is there. Then come the phrases of documents that repeat it.
 */
import type { OwnNumbers, Repeated } from "./document-numbers.ts";

export const repeatedNumbers: Repeated = {
  "server/answering/rate-limit/limits.ts": {
    "export const windowMs = #_000;": ["in # s |", "limits of # seconds"],
    "page: { perNetwork: #,": ["as in the next five rows | # in"],
    "search: { perNetwork: #,": ["searches and suggestions | # in"],
    "data: { perNetwork: #,": ["calls of the data service | # in"],
    "view: { perNetwork: #,": ["counted views | # in"],
    '"sign-in": { perNetwork: #': ["waits after wrong passwords | # in"],
    "report: { perNetwork: #,": ["| # in an hour |", "# forms an hour"],
    "perWideNetwork: #,": ["mistakes; of an IPv4 /24 or an IPv6 /48 #,", "may send # of the"],
    "perWidestNetwork: #,": ["of a /16 or a /32 #, of all", "a /16 or a /32 #, and whoever"],
    "report: {…inAll: #,": ["of all networks together # |", "and # from all,", "of the # reports of an hour"],
    "maxAddressLength = #;": ["address with its query | #", "Antara answers has # characters"],
    "maxFormBytes = # * 1_024": ["bodies of # MB", "allow # MB |", "the secret key | # MB", "takes (# MB)"],
    "maxInFlight = #;": ["asked to come again | #"],
    "maxInFlightPerNetwork = #;": ["of one network among them | #"],
  },
  "server/answering/page-cache/finished-page.ts": {
    "s-maxage=#": ["s-maxage=#", "CDN keeps them for # s", "at most # s old", "within # s the second"],
    '"public, max-age=#, stale-while-revalidate': ["`CDN-Cache-Control: public, max-age=#,"],
    "stale-while-revalidate=#,": ["stale-while-revalidate=#,"],
    "stale-if-error=#": ["stale-if-error=#"],
  },
  "server/answering/page-cache/page-cache.ts": { "maxWaitMs = #_000": ["takes more than # seconds. So"] },
  "server/answering/request-context/request-id.ts": {
    "validId = /^[\\w.-]{#,": ["in the log, # to"],
    "validId = /^[\\w.-]{…,#}": ["in the log, …to # letters"],
  },
  "server/answering/static-files/static-files.ts": {
    '"public, max-age=#, immutable"': ["`public, max-age=#, immutable`"],
  },
  "server/starting/http-server.ts": {
    "headers: # * second": ["the time for them | … KB, # s"],
    "request: # * minute": ["whole request | # minutes"],
    "maxHeaderSize: # * 1_024": ["the time for them | # KB"],
    "keepAliveTimeout: # * second": ["closes them after # s", "for # s, could"],
  },
  "server/starting/graceful-stop/run-until-signal.ts": {
    "A stop may take # s in all": ["middle of a start | # s", "Antara ends within # s"],
  },
  "scripts/checks/documents.ts": { "longestMap = # * 1024": ["at most # KB, which a check measures"] },
  "scripts/checks/widths.ts": { "mostColumns = #;": ["Comments and SQL have at most # columns"] },
  "scripts/checks/test-names.ts": { "mostCharacters = #;": ["would understand, of at most # characters"] },
  "settings/read-settings.ts": {
    "BACKUP_KEEP: wholeNumber(0, 1000).default(#)": ["newest # backups", "`BACKUP_KEEP` (#) backups"],
    "DATA_API_JWT_SECRET: z.string().min(#)": ["the secret, # characters", "(HS256), # characters"],
    "METRICS_TOKEN: key.min(#)": ["bearer token, # characters"],
    "WORKERS: wholeNumber(1, #)": ["on the port, at most #;"],
  },
  "exchange/reading/unpack-zip.ts": { "mostUnpacked = #_000_000;": ["A zip there may unpack to # MB"] },
  "site/admin-pages/read-unsaved.server.ts": {
    "mostKeptOfUnknown = #;": ["gets its text back, up to # characters"],
    "mostUnknownAtOnce = #;": ["of # such forms at once"],
  },
  "site/admin-pages/missing-scripts/looking-through.ts": {
    "maxSkipped = #;": ["At most # songs can be skipped"],
  },
  "site/feeds/latest-lyrics.ts": { '"public, max-age=#"': ["the feed | …; `public, max-age=#`"] },
  "site/feeds/xml.server.ts": { '"public, max-age=#"': ["the feed | `public, max-age=#`"] },
  "site/following/subscribe.ts": { "heartbeatEvery = #_000": ["heartbeat passes each # s"] },
  "site/read-fields.server.ts": {
    "mostFields = #;": ["fields of a form | #"],
    "mostBytesOfSignIn = # * 1_024": ["report of a mistake | # KB"],
  },
  "site/visitor-pages/read-report.server.ts": {
    "mostBytes = # * 1_024": ["report of a mistake | … KB, # KB"],
  },
  "site/visitor-pages/suggestions.ts": { '"public, max-age=#"': ["a search box | `public, max-age=#`"] },
  "identity/passkeys/passkey-limits.ts": {
    "challengeLastsMs = # * 60_000": ["valid once and for # minutes"],
    "recentSignInMs = # * 60_000": ["sign-in within # minutes", "more than # minutes ago"],
  },
  "identity/password/generate-password.ts": {
    "five characters: # bits": ["password has # bits", "codes** have # bits", "password of # bits"],
  },
  "identity/recovery-codes/recovery-code.ts": {
    "generated password, # random bits": ["codes have # random bits"],
  },
  "identity/password/hash-queue.ts": {
    "concurrency: #,": ["passwords (# at once)"],
    "strangers: { most: #,": ["| #, each for", "**# may wait"],
    "ofNetwork: # }": ["be checked; for one IPv4 /24 or IPv6 /48 # |"],
    "maxWaitMs: #_000": ["each for # s", "waits for longer than # s"],
  },
  "identity/password/weak-password.ts": {
    "minCharacters = #;": [
      "'s password, # characters",
      "**Passwords** have # characters",
      "# characters or more, such",
    ],
  },
  "identity/sessions/session-limits.ts": {
    "sessionIdleMs = # * hour": ["after # hours without use"],
    "sessionMaxAgeMs = # * 24 * hour": ["after # days, by signing out"],
  },
  "identity/sessions/token.ts": { "tokenBytes = #;": ["tokens of # random bytes"] },
  "identity/sign-in/sign-in-limits.ts": {
    "maxSlowdownMs = # * second": ["slow everybody by at most # s", "wait up to # s more"],
  },
  "catalogue/bulk-actions/bulk-action.ts": {
    "mostSongsOfBulkAction = #;": ["# songs of one action"],
    "keptBulkActions = #;": ["# kept actions"],
  },
  "catalogue/entries/find-listing.ts": {
    "maxWholeListing = #;": ["Up to # rows the whole"],
  },
  "catalogue/search/missed-searches.ts": {
    "now() - interval '# days'": [
      ...["each for # days after it was last", "only words and times, # days"],
      ...["searched for them for # days", "or # days after the last one"],
    ],
  },
  "catalogue/search/note-searches.ts": {
    "ofDay = { perWideNetwork: #,": ["without hits that are noted…in a minute | #"],
    "ofDay = {…perWidestNetwork: #": ["in a day; for a /16 or a /32 #,"],
    "ofMinute = { perWidestNetwork: #,": ["and # in a minute; of all"],
    "ofMinute = {…inAll: #": ["of all # in a minute"],
  },
  "catalogue/songs/save-song.ts": { "longestWaitMs = #_000": ["for the end, at most # seconds"] },
  "catalogue/songs/song-parts.ts": { "mostPartsOfSong = #;": ["at most # rows of each"] },
  "catalogue/songs/song-refused.ts": { "mostPeopleOfSong = #;": ["directors of a song | # of each kind"] },
  "catalogue/trash/empty-old-trash.ts": { "interval '# days'": ["in the trash for # days"] },
  "catalogue/trash/list-trash.ts": {
    "interval '# days'": ["in the trash for # days", "stays here for # days", "stay there for # days"],
  },
  "catalogue/unfinished-forms/unfinished-forms.ts": { "interval '# days'": ["or forgotten after # days"] },
  "exchange/reading/part-limits.ts": {
    "mostSongsOfPart = #;": ["a part of a file that is imported in the browser | #", "Parts of at most #"],
    "mostBytesOfPart = #_000_000;": ["songs, # MB,", "songs or # MB"],
    "longestField = #;": ["MB, # characters in a field"],
    "mostSongsOfFile = #;": ["| a file that is imported in the browser | # songs"],
  },
  "data-service/callers/tokens/verify-token.ts": { "clockTolerance = #;": ["clocks may differ by # s"] },
  "data-service/limits.ts": {
    "maxAddressLength = #;": ["address with its query | #"],
    "maxBodyBytes = { visitor: # * kilobyte": ["call with the public key | # KB"],
    "token: # * megabyte": ["token of another role | # MB"],
    "service: # * megabyte": ["with the secret key | # MB"],
    "statementTime = { visitor: # * second": ["after # s otherwise"],
    "service: # * second": ["ends after # s with the secret key"],
    "maxCheapNesting = #;": ["embeddings more than # deep"],
    "maxVerifiedTokens = #;": ["tokens are remembered, # at most"],
  },
  "realtime/limits.ts": {
    "broadcastBytes: # * 1_024": ["a payload up to # KB"],
    "busTimeoutMs: #_000": ["or # s without an echo"],
    "instanceSilenceMs: #_000": ["nothing for # s removes them"],
    "patternCharacters: #,": ["which has # characters at most"],
    "presenceEveryMs: #,": ["follow each other within # ms", "told of changes at most every # ms"],
    "silenceMs: #_000,": ["silent connection itself, after # s"],
    "viewsEveryMs: #_000": ["at most every # seconds for each song"],
  },
  "postgres/external/reach-external.ts": { "reachedWithinMs = #_000": ["ends it after # s"] },
  "postgres/functions/changes/note.sql": {
    "most_told constant integer := #;": ["from # changes in one transaction", "from # changes at once"],
  },
  "postgres/functions/revisions/keep_revision.sql": {
    "most_kept constant integer := #;": ["last # changes", "the last # revisions of a thing"],
  },
  "postgres/functions/revisions/revised_parts.sql": {
    "a_song_has_at_most_#_singers": ["at most # singers", "directors of a song | # of each kind"],
    "a_song_has_at_most_#_lyricists": ["# lyricists and"],
    "a_song_has_at_most_#_music_directors": ["and # music directors"],
  },
  "postgres/functions/search-reasons/note_missed_search.sql": {
    "most_kept constant integer := #;": ["after it was last searched for | #"],
  },
  "postgres/functions/song-reports/report_song.sql": {
    "most_of_a_song constant integer := #;": ["stored | # of a song,", "# open reports of a song"],
    "most constant integer := #;": ["of a song, # in all |", "and # of all songs"],
  },
  "postgres/migrations/0003-catalogue.sql": {
    "english_lyrics_are_at_most_#_characters": ["lyrics may have at most # characters"],
    "check (year between # and": ["years from # to"],
    "extract(year from now() at time zone 'UTC') + #)": ["to # years ahead"],
  },
  "postgres/migrations/0030-facts-of-people-and-albums.sql": {
    "check (number between # and": ["(`number`, # to"],
    "check (number between…and #)": ["(`number`,…to #)"],
    "check (char_length(about) <= #)": ["`about`, at most # characters"],
  },
  "postgres/starter-catalogue/starter-catalogue.json": {
    '"title": ': ["loads # public-domain", "begins with # songs"],
  },
  "postgres/starter-glossary/starter-glossary.test.ts": {
    "longestMeaning = #;": ["its meaning, at most # letters"],
  },
  "scripts/checks/test-runs.ts": { ".slice(0, #);": ["the # test files"] },
  "compose.yaml": {
    "init: true…stop_grace_period: #s": ["--stop-timeout #", "TimeoutStopSec=#"],
    "shm_size: #m": ["--shm-size #m"],
  },
  "deploy/nginx/antara.conf": {
    "websocket {…proxy_read_timeout #s": ["them # s of silence", "with # s of silence"],
    "keepalive_timeout #s": ["to Antara after # s", "keepalive #s"],
  },
  "deploy/patroni.yml": { "ttl: #": ["the same, # s after its last sign"] },
};

/** Phrases with other numbers: measured ones, rules of others, advice, examples. */
export const ownNumbers: OwnNumbers = {
  "README.md": [
    ...["0 lets the system choose", "with 0 none are made", "less than three seconds", "20 GB of free disk"],
    ...["from version 15", "200, or 503"],
  ],
  "CONTRIBUTING.md": [
    ...["from 0.62 to 0.95", "from 99.9 % to 85.2 %", "exit code is 1", "all four rows", "about 300 lines"],
    ...["about 50", "one or two lines", "10 ms of the processor"],
  ],
  "docs/catalogue.md": ["nine of ten other words"],
  "docs/data-service.md": [
    ...[
      "any other two values",
      "with two different values",
      "9007199254740991 (2^53 − 1)",
      "the number 0",
      "200 to 599",
      "answer is 202",
    ],
    ...[
      "takes 3 ms",
      "history 12 ms, a deleted one 5 ms",
      "at most 1,000 rows at once, and with a token 100",
    ],
    ...["500 at a time (with a token 100)"],
  ],
  "docs/operating.md": [
    ...["1 GB of memory and 2 GB of disk for some thousand songs", "215 MB of memory and 60 MB on disk"],
    ...["100,000 songs take 700 MB on disk, and a backup of them 63 MB", "older than 24", "1.3 of 10"],
    ...["80 % are used", "two days old", "5xx is above 1 % for five minutes", "above 0.5 s"],
    ...[
      "above 0.2 for minutes",
      "200, or 503",
      "from 500 on",
      "only 1 MB",
      "comes within 10 s",
      "the next five rows",
    ],
  ],
  "docs/scale-out.md": [
    ...["40 connections for each Antara", "within about 2 s", "two days old", "ten times while", "and 22"],
    ...["3.9 to 7.0 s | 4.3 and 5.9 s", "21.0 to 21.6 s | 20.4 and 21.8 s", "19.1 to 20.5 s | 2.1 and 4.1 s"],
    "10.0.0.11 to 13",
  ],
  "docs/security.md": [
    ...["64 bits of IPv6", "among 700 attempts", "8 KB for each piece", "eleven characters", "three months"],
    ...["chapter 10", "chapter 17", "8 characters or more", "128 bits or more"],
  ],
  "postgres/functions/README.md": ["the two tables", "a thousand rows of each function", "three times"],
  "compose.yaml": ["engines give 64 MB"],
  "deploy/haproxy-database.cfg": ["answers 200 on"],
  "deploy/nginx/antara.conf": ["three times"],
  "deploy/patroni.yml": ["(four times)", "loop_wait + 2", "the usual 5 s"],
};
