/** What a host reads after an act above what one host does alone. */
export const WAITS_FOR_SECOND_HOST = {
  title: 'Waits for a second host',
  description: 'It counts once another host has confirmed it. They have got a mail.',
} as const;
