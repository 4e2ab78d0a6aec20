/** Privacy Policy: what this software keeps, and what it leaves alone. Each sentence must stay true of the code. */
import type { ReactNode } from "react";

export const privacyPolicy = {
  ornament: "पर्दादारी",
  description: (site: string) =>
    `What ${site} knows about its visitors: information collected, its use, cookies, third-party services and consent.`,
  lead: (site: string) =>
    `You can read everything on ${site} without an account and without being followed. This page says what the site keeps, what it does not, and when others come into play.`,
  /** @param consentAnswer what the visitor has answered, and the buttons to change it; null where nobody is asked */
  sections: (consentAnswer: ReactNode) => ({
    "information-collected": {
      heading: "Information Collected",
      gist: "We count songs, not people.",
      text: (
        <>
          <p>
            Visitors have no account here, and we ask them for no name, no e-mail address and no telephone
            number. What is recorded while you read is this:
          </p>
          <ul>
            <li>
              <b>Views.</b> When you have opened a song, its number of views grows by one. We keep the number,
              and with it neither who looked nor from where.
            </li>
            <li>
              <b>Searches.</b> Words that you search for are used to answer you. Words that found nothing may
              be kept, to learn which songs are missing, without anything that tells who typed them, until
              nobody has searched for them for 180 days. What looks like an e-mail address or a telephone
              number is not kept.
            </li>
            <li>
              <b>Faults.</b> When a page fails, a line is written with its address and what went wrong, so
              that we can mend it.
            </li>
          </ul>
          <p>
            As on every website, your browser sends its network address with each request, since the answer
            could not find its way back otherwise. The software of this site sends no reports about you or
            about itself to anyone.
          </p>
        </>
      ),
    },
    "use-of-information": {
      heading: "Use of Information",
      gist: "For the charts, and for nothing else.",
      text: (
        <>
          <p>
            The numbers of views put the top songs and top singers in their order. Searches that found nothing
            tell us what to add, and faults what to mend.
          </p>
          <p>
            None of this is sold, lent or joined with other data, and nothing of it could be used to build a
            profile of you.
          </p>
        </>
      ),
    },
    cookies: {
      heading: "Cookies",
      gist: "None for readers. One for the administrator.",
      text: (
        <>
          <p>
            We set no cookies for visitors. What you choose stays in your own browser, in its local storage,
            and is never sent to us as a record of you:
          </p>
          <ul>
            <li>the light or dark theme;</li>
            <li>the language, where you switched it;</li>
            <li>how you like to read: Devanagari, Roman, both or line by line, and how large;</li>
            <li>your answer, where you were asked whether the services of others may run.</li>
          </ul>
          <p>
            Until you close the tab, the browser also remembers how far down each page you had scrolled. You
            can remove all of this at any time with the site data in the settings of your browser.
          </p>
          <p>
            Only the administrator of this site signs in. Signing in sets a cookie with a random number, which
            scripts in the page cannot read and of which the server keeps only a fingerprint. It ends on
            signing out, after twelve hours without use, and in any case after fourteen days. Addresses from
            which signing in fails may be remembered for a while, so that passwords cannot be guessed at
            speed.
          </p>
        </>
      ),
    },
    "third-party-services": {
      heading: "Third-Party Services",
      gist: "YouTube waits until you tap.",
      text: (
        <>
          <p>
            Pages, letters and our own pictures come from this site alone. Others hear of you only in these
            cases:
          </p>
          <ul>
            <li>
              <b>Videos.</b> In place of a video you see a picture of ours. Only when you tap it does your
              browser load the player from youtube-nocookie.com. From then on the privacy policy of Google
              applies.
            </li>
            <li>
              <b>Pictures from elsewhere.</b> A cover or portrait may lie on another site. Your browser then
              fetches it there, without saying on which page it is shown.
            </li>
            <li>
              <b>Advertisements and statistics.</b> As delivered, this site has neither. If its operator adds
              the code of such a service, that service may set cookies of its own and learn that you were
              here, under its own policy.
              {consentAnswer && " None of it runs on this site before you have agreed."}
            </li>
            <li>
              <b>Sharing.</b> The Share button hands the address of a page to your device; what then happens
              to it is your choice.
            </li>
          </ul>
        </>
      ),
    },
    consent: {
      heading: "Consent",
      gist: "Yours to give, page by page.",
      text: (
        <>
          <p>
            Reading needs no consent, since nothing is kept about you. By using this site you agree to this
            policy. By tapping a video you agree to its being loaded from its provider; as long as you do not
            tap, it is not.
          </p>
          {consentAnswer && (
            <>
              <p>
                Services that show advertisements or count visits run only if you agree. You may change your
                answer here at any time.
              </p>
              {consentAnswer}
            </>
          )}
          <p>If this policy changes, the new text stands on this page.</p>
        </>
      ),
    },
  }),
  contact: (email: string) => ({
    heading: "Questions",
    gist: "Ask, and a person answers.",
    text: (
      <p>
        If you want to know more, or have something removed, write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    ),
  }),
};
