import { createHash } from 'node:crypto';
import type { AgreedSection } from '../../../../contracts/agreed-section.js';
import type { WaiverWords } from '../../../../contracts/waiver.js';

/** Which text is meant: a version of a trip's own, or one of the usual text. */
export interface TextName {
  isOwn: boolean;
  version: number;
}

/** A text that is signed, or was. */
export interface WaiverText extends TextName, WaiverWords {
  /** `YYYY-MM-DD`. */
  inForceSince: string;
}

/**
 * The usual waiver, true of any trip by ship: travellers sign it where the owner of their trip wrote no other. Whoever changes a
 * word raises the version and hands the words before on to `usual-waivers.ts`: everybody is asked anew, and who has signed reads
 * again what they signed.
 */
export const WAIVER = {
  isOwn: false,
  version: 2,
  inForceSince: '2025-05-01',
  title: 'Participation agreement and waiver',
  sections: [
    {
      title: 'What you take part in',
      text: 'You join a group cruise with events on board and activities ashore. Some of them, such as sports, dancing and swimming, ask for some strength and care. You choose which ones you join, and you may leave any of them at any time.',
    },
    {
      title: 'Risks you know of',
      text: 'Ships move, decks get wet and ports are busy. Falls, sprains, seasickness, sunburn and loss of belongings happen even where everybody takes care. You accept these ordinary risks of travelling by ship and of the activities that you choose.',
    },
    {
      title: 'Your health',
      text: 'You are fit to travel as far as you know, and you tell the hosts about anything they should consider, such as allergies, medication or trouble with stairs. On board you follow the advice of the crew and of those who give medical help. In an emergency they may treat you when you cannot say so yourself.',
    },
    {
      title: 'Rules on board',
      text: 'You follow the rules of the ship, of the hosts and of the places you visit, and treat the others of the group with respect. The captain and the hosts may end somebody’s part in an activity when it endangers people.',
    },
    {
      title: 'What you waive, and what you do not',
      text: 'You will not claim damages from the hosts or the organizer for the ordinary risks described here. This does not touch claims for harm that was caused on purpose or by gross negligence, claims against the shipping company under its own contract and under the law, or any right that cannot be waived by law.',
    },
    {
      title: 'Insurance',
      text: 'You have travel insurance that covers medical care and the way home, either booked with the trip or taken out yourself.',
    },
    {
      title: 'Your signature',
      text: 'Typing your name and sending it has the meaning of a signature by hand. We keep the name, the time, the version of this text and a shortened network address with it. You may download the text now and at any time later.',
    },
  ] satisfies AgreedSection[],
} as const;

/** The whole of a text as plain text, for downloading and for its hash. */
export function waiverText({ title, version, inForceSince, sections }: WaiverText): string {
  const parts = sections.map((section) => `${section.title}\n${section.text}`);
  return [`${title}\nVersion ${version}, in force since ${inForceSince}`, ...parts].join('\n\n');
}

/** SHA-256 of {@link waiverText}: says which words a signature stands under. */
export function waiverHash(text: WaiverText): Buffer {
  return createHash('sha256').update(waiverText(text)).digest();
}
