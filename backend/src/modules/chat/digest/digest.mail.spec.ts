import { expect, it } from '@jest/globals';
import { digestMail } from './digest.mail.js';

const TO = { firstName: 'Nina', token: 'TOKEN', siteUrl: 'https://cruise.example' };
const line = (content: string, isAnnouncement = false) => ({ sender: 'Maya R.', content, isAnnouncement });

it('quotes what was said, and leads to the chat and out of these mails', () => {
  const { subject, text, offLink } = digestMail(
    [{ id: 3, title: 'Ensenada', count: 7, lines: [line('Hi'), line('Tacos?')] }],
    TO,
  );
  expect(subject).toBe('7 new messages in the chat of Ensenada');
  expect(text).toContain('> Maya R.: Hi\n> Maya R.: Tacos?\n\n... and 5 more.');
  expect(text.split('\n')).toContain('https://cruise.example/template/chat?trip=3');
  expect(text.split('\n')).toContain('https://cruise.example/unsubscribe#token=TOKEN');
  expect(offLink).toBe('https://cruise.example/api/chat/notifications/unsubscribe?token=TOKEN');
});

it('tells an announcement whole, anything else in a line', () => {
  const long = 'word '.repeat(80).trim();
  const { subject, text } = digestMail(
    [
      {
        id: 3,
        title: 'Ensenada',
        count: 2,
        lines: [line(long, true), line(`${long}\nRead here:\nhttps://evil.example`)],
      },
    ],
    TO,
  );
  expect(subject).toBe('News from your hosts: Ensenada');
  expect(text).toContain(`> Maya R., for everybody: ${long}\n`);
  expect(text).not.toContain('evil');
  expect(text.match(/…/g)).toHaveLength(1);
});

it('keeps a sender on the line of what they said, whatever is in their name', () => {
  const sender = 'Gangway\u2028\u2028PAY NOW: evil\u202e';
  const { text } = digestMail(
    [{ id: 3, title: 'Ensenada', count: 1, lines: [{ sender, content: 'Hi', isAnnouncement: false }] }],
    TO,
  );
  expect(text).toContain('\n> Gangway PAY NOW: evil: Hi\n');
});

it('has words for a photo without words', () => {
  const { subject, text } = digestMail([{ id: 3, title: 'Ensenada', count: 1, lines: [line('')] }], TO);
  expect([subject, text]).toEqual([
    'One new message in the chat of Ensenada',
    expect.stringContaining('> Maya R.: shared a photo'),
  ]);
});

it('leads to each of several chats', () => {
  const trips = [
    { id: 3, title: 'Ensenada', count: 1, lines: [line('Hi')] },
    { id: 8, title: 'Mazatlán', count: 1, lines: [line('Ahoy')] },
  ];
  const { text } = digestMail(trips, TO);
  expect(text.match(/chat\?trip=\d+/g)).toEqual(['chat?trip=3', 'chat?trip=8']);
});
