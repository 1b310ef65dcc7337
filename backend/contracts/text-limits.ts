/**
 * How many characters the texts of forms may have, and the one sentence that says so, for both halves: the server refuses
 * what is longer, a page says it beside the field before anything is sent. What is pasted is never cut.
 */
export const MOST = {
  passportNumber: 20,
  promoCode: 20,
  phone: 40,
  /** Names of cabins, devices and accounts, the length of a trip as it is printed. */
  label: 40,
  /** A first or last name, a title, a destination. */
  name: 80,
  contactName: 120,
  subtitle: 120,
  /** Who organises a trip, and the number under which they do. */
  organiser: 120,
  /** Of a section that a trip adds to the terms: its heading and its text. Every booking keeps all of them. */
  termsTitle: 120,
  termsText: 1_000,
  /** Of several lines. */
  postalAddress: 300,
  password: 128,
  subject: 150,
  wholeName: 160,
  /** An address, or whatever somebody logs in with. */
  address: 254,
  /** A line or two. */
  line: 300,
  /** A reason, a note. */
  note: 500,
  /** What somebody looks for. */
  search: 200,
  /** The words for a photo that a chat's message brings. */
  photoAlt: 200,
  /** What the hosts should know of a message, beside the reason. */
  report: 400,
  /** What a guest who has sailed says of their trip. */
  review: 1_000,
  /** What a traveller asks for. */
  wish: 1_000,
  /** A message of a chat, counted as a text field counts: in UTF-16 units. */
  message: 2_000,
  /** What a poll of the chat asks, and an answer to choose. */
  pollQuestion: 300,
  pollAnswer: 80,
  /** What the hosts of a trip ask its travellers, an answer they offer, and one in somebody's own words. */
  question: 120,
  choice: 60,
  answer: 300,
  /** The title of a waiver and the heading of a section of it, and what stands below, of several lines. */
  waiverTitle: 120,
  waiverText: 5_000,
  /** A description of a trip, an announcement in the chat. */
  announcement: 2_000,
  contactMessage: 4_000,
  letter: 5_000,
} as const;

/** What is said of a text that has more characters than it may. */
export const tooLong = (most: number): string => `Use at most ${most.toLocaleString('en-US')} characters`;

/** Whether a text has too many characters, without blanks around it; a character of two halves counts once. */
export function isTooLong(text: string, most: number): boolean {
  const kept = text.trim();
  return kept.length > most && kept.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '.').length > most;
}
