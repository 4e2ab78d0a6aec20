/** The home page, and the links to decades and genres that other pages have too. */

export const home = {
  title: (site: string) => `${site} - Latest and Old Hindi Bollywood Song Lyrics`,
  description: (site: string) =>
    `Lyrics of Hindi and Bollywood songs, latest and old, in Devanagari and in Roman script. Find the words of film songs, ghazals and bhajans by song, singer or album on ${site}.`,
  heading: "Discover Your Favorite Hindi Lyrics",
  search: { label: "Search the lyrics", link: "Search Lyrics Now" },
  latest: {
    heading: "Latest Lyrics",
    ornament: "नए बोल",
    link: { text: "View All", label: "View All Latest Lyrics" },
  },
  singers: {
    heading: "Top Singers",
    ornament: "गायक",
    link: { text: "Explore Singers", label: "Explore Singers" },
  },
  top: {
    heading: "Top Lyrics",
    ornament: "चुने हुए बोल",
    link: { text: "View All", label: "View All Top Lyrics" },
  },
  ways: { heading: "By Decade and Genre", ornament: "दशक और विधा" },
  noSongs: { heading: "No songs yet", add: "Add the first song" },
};

export const ways = {
  decades: "Decades",
  genres: "Genres",
  years: "Years",
  nameOfDecade: (firstYear: number) => `${firstYear}s`,
  firstLines: (
    <>
      <a className="underlined" href="/first-lines">
        First lines
      </a>{" "}
      of all songs, from <span lang="hi">अ</span> to <span lang="hi">ह</span> and from A to Z
    </>
  ),
};
