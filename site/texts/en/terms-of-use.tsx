/** Terms of Use: what visitors may do with what they read, and what they may expect of it. */

export const termsOfUse = {
  ornament: "तौर-तरीके",
  description: (site: string) =>
    `The terms on which ${site} may be used: use of content, accuracy, user conduct, limitation of liability and changes.`,
  lead: (site: string) => (
    <>
      Whoever reads {site} agrees to what stands here. Last updated{" "}
      <time dateTime="2025-06-20">June 20, 2025</time>.
    </>
  ),
  sections: {
    "use-of-content": {
      heading: "Use of Content",
      gist: "Read, learn, sing. Do not resell.",
      text: (
        <>
          <p>Lyrics on this site are for educational and personal use only. For that purpose you may:</p>
          <ul>
            <li>read them, print them and copy them for yourself;</li>
            <li>share the address of a page with anyone;</li>
            <li>quote a few lines when you write about a song, with the names of those who made it.</li>
          </ul>
          <p>
            The words of a song belong to the people who wrote them or who hold the rights in them. Publishing
            them elsewhere, selling them or using them in a performance needs the permission of those people,
            which we cannot give.
          </p>
        </>
      ),
    },
    accuracy: {
      heading: "Accuracy",
      gist: "Careful, but not without mistakes.",
      text: (
        <>
          <p>
            We take care that words, names and years are right, and we put right what we learn to be wrong.
            Still, songs are sung in more than one version, sources contradict each other, and there is more
            than one way to write a Hindi sound in Roman letters.
          </p>
          <p>
            Everything here is given as it stands, without a promise that it is complete or free of mistakes.
            Where exact words matter, as in print or in court, compare them with the publication of the rights
            holder.
          </p>
        </>
      ),
    },
    "user-conduct": {
      heading: "User Conduct",
      gist: "Leave the shelf as you found it.",
      text: (
        <>
          <p>When you use this site, you agree not to:</p>
          <ul>
            <li>break the law with it, or the rights of others;</li>
            <li>try to enter its administration, its database or the machine on which it runs;</li>
            <li>ask for pages so fast that others must wait, or copy the whole collection by a program;</li>
            <li>raise the number of views of a song by anything but reading it;</li>
            <li>show its pages as if they were your own.</li>
          </ul>
          <p>
            Search engines are welcome; what they may fetch is written in <a href="/robots.txt">robots.txt</a>
            . Whoever breaks these rules may be kept out.
          </p>
        </>
      ),
    },
    "limitation-of-liability": {
      heading: "Limitation of Liability",
      gist: "Used at your own risk, as far as the law lets us say so.",
      text: (
        <>
          <p>
            As far as the law allows, we are not liable for loss or damage that comes from using this site,
            from relying on what stands in it, or from its being out of reach.
          </p>
          <p>
            Videos are played by their provider, and links may lead to other sites. What happens there is in
            the hands of those who run them, under their own terms. Nothing in these terms limits a liability
            that the law does not let us limit.
          </p>
        </>
      ),
    },
    changes: {
      heading: "Changes",
      gist: "The date at the top tells.",
      text: (
        <p>
          We may change these terms when the site or the law changes. The new text then stands on this page
          with a new date at its top, and holds from that day on. Whoever goes on using the site accepts it.
        </p>
      ),
    },
  },
  contact: (email: string) => ({
    heading: "Contact and Takedown",
    gist: "Yours, and not meant to be here? Tell us.",
    text: (
      <>
        <p>
          If you hold the rights in words or pictures that are shown here and want them taken down, write to{" "}
          <a href={`mailto:${email}`}>{email}</a>. Please tell us:
        </p>
        <ul>
          <li>the address of each page;</li>
          <li>what on it is yours, and in what capacity you write;</li>
          <li>how we can reach you.</li>
        </ul>
        <p>
          We look at every such message and take down what we may not show. The same address is good for
          questions and for corrections.
        </p>
      </>
    ),
  }),
};
