const ON_DEVICE = [
  {
    name: 'sid',
    kind: 'Cookie',
    what: 'Keeps you logged in. No script can read it. Ends when you log out, after two hours without use (hosts: 30 minutes in which they do nothing themselves, whatever their open pages show), and after 7 days at the latest. On https its name is __Host-sid.',
  },
  {
    name: 'signed-in',
    kind: 'Cookie',
    what: 'Says that there is a session, and nothing about whose, so that the menu asks the server only when somebody may be logged in. Comes and goes with the session.',
  },
  {
    name: 'known-browser',
    kind: 'Cookie',
    what: 'Whose accounts were opened here before, four at most, so that nobody who guesses at your password elsewhere keeps you out, and that you hear by mail when your account is opened in another browser. It lets nobody in, no script can read it, and it lasts a year. On https its name is __Host-known-browser.',
  },
  {
    name: 'draft',
    kind: 'Cookie',
    what: 'The key to your unfinished checkout on our server, for 24 hours; forgotten when you pay or log out. On https its name is __Host-draft.',
  },
  {
    name: 'came-from',
    kind: 'Cookie',
    what: 'The name of the campaign or site whose link led you here, if one did; nothing about you. It is kept with a booking, so that hosts see what brings guests. Gone when you close the browser.',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    what: 'Light or dark, if you chose.',
  },
  {
    name: 'guest-auth',
    kind: 'Local storage',
    what: 'Your name, email, the number of your account and whether your trip is paid, so that the menu does not flicker and other tabs hear who has signed in. Removed at logout; of a session that ended by itself the number alone stays, so that we can tell you.',
  },
  {
    name: 'chat-draft',
    kind: 'Local storage',
    what: 'A chat message you have not sent. Removed when sent, and at logout.',
  },
  {
    name: 'gangway-chat',
    kind: 'Database of the browser',
    what: 'Chat messages and photos that wait for a connection. Removed when they arrive, and at logout.',
  },
  {
    name: 'chat-notify',
    kind: 'Local storage',
    what: 'That this device should tell you of new chat messages, if you asked for it. Removed at logout.',
  },
  {
    name: 'packed',
    kind: 'Local storage',
    what: 'What you have ticked on the packing lists of your trips. Removed at logout.',
  },
  {
    name: 'gangway-paid',
    kind: 'Local storage',
    what: 'Which booking you have just paid, so that your other tabs do not ask you to pay it again. Removed in the same moment.',
  },
  {
    name: 'gangway-travellers',
    kind: 'This tab only',
    what: 'The travellers you are entering. Gone when you pay, clear them, log out or close the tab.',
  },
  {
    name: 'gangway-registration',
    kind: 'This tab only',
    what: 'What you type into the booking form, and, as gangway-registration-sent, the form as you sent it, so that it is booked once. Gone when you pay, log out or close the tab.',
  },
  {
    name: 'gangway-approved-order',
    kind: 'This tab only',
    what: 'The number of a payment you have just approved, so that a reload does not ask you to pay again.',
  },
  {
    name: 'gangway-contact',
    kind: 'This tab only',
    what: 'A message to us that you are writing. Gone when it is sent, when you log out or close the tab.',
  },
  {
    name: 'gangway-typed-by',
    kind: 'This tab only',
    what: 'The number of the account under which the above was typed, so that nobody else who signs in here finds it. Gone when you log out or close the tab.',
  },
  {
    name: 'slideshow-paused',
    kind: 'This tab only',
    what: 'Whether you paused the pictures on the home page.',
  },
] as const;

/** Everything the site keeps in a browser, by the name under which it is found there. */
export function DeviceTable() {
  return (
    <dl>
      {ON_DEVICE.map(({ name, kind, what }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> ({kind.toLowerCase()})
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
