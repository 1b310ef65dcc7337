const KEPT = [
  {
    what: 'Your account',
    why: 'Name, email, username and a hash of your password, to let you in. Kept as long as the account exists.',
  },
  {
    what: 'Your booking',
    why: 'Cabin, travellers with name, email and phone, price, whom you asked to pay a share, and every payment and refund. Kept as the record of the contract; names on shares go with your account.',
  },
  {
    what: 'What the ship needs to know',
    why: 'Birth date, passport, nationality, emergency contact, diet and requests, for tickets and safety on board. Deleted 7 days after a booking that was never paid or was cancelled, and 30 days after the trip.',
  },
  {
    what: 'What your hosts ask',
    why: 'Your answers to the questions of a trip’s hosts, such as a T-shirt size or a flight, to run the trip. Deleted when you empty them; those to questions that are asked no more, with what the ship needs to know.',
  },
  {
    what: 'Documents you hand in',
    why: 'Copies of passports, proofs of insurance and the like, sealed, drawn anew without what a camera hides in a picture. You and the hosts of your trip open them; each opening by a host is logged with its reason. Deleted when you remove them, 7 days after a cancellation, and 30 days after the trip.',
  },
  {
    what: 'Your waiver',
    why: 'The name you typed, when, under which version of the text, and the network it came from with its last part cut off, as a proof of the signature. Kept with the booking.',
  },
  {
    what: 'An unfinished checkout',
    why: 'What you entered for the travellers, so that you can go on. Deleted 24 hours after your last change, and before that when you pay or log out.',
  },
  {
    what: 'The group chat',
    why: 'What you write and share, your reactions, votes and reports, and how far you have read, for the guests and hosts of your trip. Words, photos, reactions, votes and reports are deleted a year after the trip, and what is said after that a year after it was said; who wrote when stays with the trip. When you delete your account, your name goes from it, and so do your votes.',
  },
  {
    what: 'Your review',
    why: 'Stars, words and where you come from, if you write one of a trip you have sailed on, for everybody to read. Deleted when you take it back or delete your account; one that a host takes down is kept for you alone to change.',
  },
  {
    what: 'Messages to us',
    why: 'What you write on the contact page, mailed to the hosts and the operator. Our copy is deleted after 30 days; the mails are in their mailboxes.',
  },
  {
    what: 'Mails we sent',
    why: 'To whom, when and which kind, so that none goes out twice.',
  },
  {
    what: 'Where you are logged in',
    why: 'What each browser calls itself (as in "Firefox on Linux"), since when, when it was last used, and its address cut short (the last part of an IPv4 address, more than half of an IPv6 one, is not kept), so that you recognise what is not yours. Gone when the login ends, after 7 days at the latest. We look up no places.',
  },
  {
    what: 'Security log',
    why: 'That somebody logged in or out, was refused, changed a password or an address, opened or exported data: when, by the number of the account, with the browser’s name and the address cut short. Only the operator of this site reads it, to see attacks. Deleted after 90 days.',
  },
  {
    what: 'Attempts',
    why: 'How often an address tried to log in, register or write, counted for an hour at most, to stop guessing and floods.',
  },
] as const;

/** What is kept about people, why, and for how long. */
export function KeptTable() {
  return (
    <dl>
      {KEPT.map(({ what, why }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}
