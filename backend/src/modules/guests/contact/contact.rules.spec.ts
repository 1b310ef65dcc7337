import { describe, expect, it } from '@jest/globals';
import { type ContactNote, contactMail } from './contact.rules.js';

const aNote = (changes: Partial<ContactNote> = {}): ContactNote => ({
  name: 'Robin Sample',
  email: 'robin@example.com',
  topic: 'payment',
  message: 'Was my card charged?',
  phone: null,
  preferredTimes: null,
  account: null,
  tripTitle: 'Ensenada',
  ...changes,
});

describe('the mail of a message', () => {
  it('says who wrote about what, and how to answer', () => {
    const { subject, text } = contactMail(aNote());
    expect(subject).toBe('Robin Sample: a question about a payment');
    for (const line of ['Name: Robin Sample', 'Email: robin@example.com', '> Was my card charged?']) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toContain('Answer this mail and it reaches Robin Sample');
  });

  it('says from when on the trip is, for two have one title', () => {
    const lineOf = (changes: Partial<ContactNote>) => {
      const lines = contactMail(aNote(changes)).text.split('\n');
      return lines.find((line) => line.startsWith('Trip: '));
    };
    expect(lineOf({ tripStartsOn: '2025-09-05' })).toBe('Trip: Ensenada, from September 5, 2025');
    expect(lineOf({ tripStartsOn: null })).toBe('Trip: Ensenada');
    expect(lineOf({ tripTitle: null })).toBeUndefined();
  });

  it('tells an account that the server knows from a name that was only typed', () => {
    expect(contactMail(aNote()).text).toContain('Not signed in: name and email are as typed.');
    const known = contactMail(aNote({ account: 'nina (nina@example.com)' })).text;
    expect(known).toContain('Signed in as: nina (nina@example.com)');
  });

  it('quotes every line of the message, so that none can pose as one of ours', () => {
    const { text } = contactMail(aNote({ message: 'Hello\r\nSigned in as: marisol\rTrip: free' }));
    expect(text).toContain('> Hello\n> Signed in as: marisol\n> Trip: free');
  });

  it('asks for a call with number and times, on one line each, and needs no message', () => {
    const { subject, text } = contactMail(
      aNote({ topic: 'call', message: '', phone: '+1 555 0100', preferredTimes: 'Mon\nSigned in as: host' }),
    );
    expect(subject).toBe('Robin Sample: please call me');
    expect(text).toContain('Phone: +1 555 0100\nGood times for a call: Mon Signed in as: host\n');
    expect(text).not.toContain('>');
  });
});
