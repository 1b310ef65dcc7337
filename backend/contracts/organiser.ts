/** Who organises a trip: with whom its guests have a contract. */
export interface Organiser {
  name: string;
  /** Of one line or several; may be empty. */
  address: string;
  /** The number under which they sell travel, or that of the company; may be empty. */
  registration: string;
}

/** Nothing shorter is a name. */
export const LEAST_ORGANISER_NAME = 2;
/** As it is typed and edited while nobody is named. */
export const NO_ORGANISER: Organiser = { name: '', address: '', registration: '' };

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** All of it in a line: "Name, street, town. Registration." */
export function organiserLine({ name, address, registration }: Organiser): string {
  const lines = address.split('\n').map((line) => line.replace(/[\s,;]+$/, '').trimStart());
  const who = [name, ...lines].filter(Boolean).join(', ');
  return [who, registration].filter(Boolean).map(sentence).join(' ');
}

/** As the terms and mails say it. */
export const organisedBy = (organiser: Organiser): string =>
  `The trip is organised by ${organiserLine(organiser)}`;
