import type { HostQuestions } from '../api/host/hostQuestions';

/** What the trip asks its travellers, as its owner reads it. */
export function someHostQuestions(changes: Partial<HostQuestions> = {}): HostQuestions {
  return {
    version: 3,
    questions: [
      { key: 'shirt', label: 'T-shirt size', kind: 'choice', choices: ['S', 'M', 'L'], isRequired: true },
      { key: 'flight', label: 'Flight and arrival', kind: 'text', choices: [], isRequired: false },
    ],
    isOwner: true,
    travellers: 12,
    unanswered: 8,
    counts: [
      { key: 'shirt', kept: 4, open: 8 },
      { key: 'flight', kept: 1, open: 11 },
    ],
    ...changes,
  };
}
