import { LEAST_ORGANISER_NAME, type Organiser } from '../../../../contracts/organiser.js';

const NO_NAME = `Enter a name of at least ${LEAST_ORGANISER_NAME} characters, or leave all three fields empty`;

/** What is wrong with who organises a trip: nothing where nobody is named and nothing is told of them. */
export function organiserProblems({ name, address, registration }: Organiser): Record<string, string> {
  const isNobody = !name && !address && !registration;
  return isNobody || name.length >= LEAST_ORGANISER_NAME ? {} : { 'organiser.name': NO_NAME };
}
