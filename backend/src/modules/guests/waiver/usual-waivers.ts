import { WAIVER, type WaiverText } from './waiver-text.js';

/** The usual text as it was before, from its first version on. Nobody signs it any more; who did reads it again. */
const EARLIER: readonly WaiverText[] = [
  {
    isOwn: false,
    version: 1,
    inForceSince: '2025-01-15',
    title: WAIVER.title,
    sections: [
      {
        title: 'What you take part in',
        text: 'You join a group cruise with events on board and activities ashore. Some of them, such as the ropes course, the waterslide, dancing on a moving deck and swimming, ask for some strength and care. You choose which ones you join, and you may leave any of them at any time.',
      },
      {
        title: 'Risks you know of',
        text: 'Ships move, decks get wet and ports are busy. Falls, sprains, seasickness, sunburn and loss of belongings happen even where everybody takes care. You accept these ordinary risks of travelling by sea and of the activities that you choose.',
      },
      {
        title: 'Your health',
        text: 'You are fit to travel as far as you know, and you tell the hosts about anything they should consider, such as allergies, medication or trouble with stairs. On board you follow the advice of the ship’s medical staff. In an emergency they may treat you when you cannot say so yourself.',
      },
      // The others were the same.
      ...WAIVER.sections.slice(3),
    ],
  },
];

/** The usual text of a version; null for one that never was. */
export const usualText = (version: number): WaiverText | null =>
  [WAIVER, ...EARLIER].find((text) => text.version === version) ?? null;
