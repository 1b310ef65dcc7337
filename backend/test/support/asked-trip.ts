import type { Question } from '../../contracts/questions.js';
import type { ChecklistDto } from '../../src/modules/guests/checklist/checklist.dto.js';
import type { OwnDetailsDto, TravellerDetailsDto } from '../../src/modules/guests/records/details.dto.js';
import type { HostQuestionsDto } from '../../src/modules/host/trips/host-questions.dto.js';
import { ownTrip } from './own-trip.js';
import { OwnersTrip } from './owners-trip.js';
import type { Reply, Visitor } from './visitor.js';

export const SHIRT: Question = {
  key: 'shirt',
  label: 'T-shirt size',
  kind: 'choice',
  choices: ['S', 'M', 'L'],
  isRequired: true,
};
export const FLIGHT: Question = {
  key: 'flight',
  label: '=Flight and arrival',
  kind: 'text',
  choices: [],
  isRequired: false,
};
/** What a spreadsheet would run, and found nowhere but where it was told. */
export const ARRIVAL = '=Zeppelin 7';

export interface Refusal {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
type Details = OwnDetailsDto & Refusal;

/** Answers to these two, in their order. */
export const told = (...texts: string[]) =>
  [SHIRT, FLIGHT].map(({ key }, place) => ({ key, text: texts[place] ?? '' }));

export const detailsOf = async (who: Visitor): Promise<Details> =>
  (await who.call<Details>('GET', '/api/guest/details')).body;

export async function travellerOf(who: Visitor, position = 1): Promise<TravellerDetailsDto> {
  return (await detailsOf(who)).travellers.find((one) => one.position === position)!;
}

/** Answers for a traveller of their own booking. */
export async function answer(
  who: Visitor,
  answers: Record<string, string>,
  position = 1,
): Promise<Reply<Details>> {
  const { version, guestId } = await travellerOf(who, position);
  const sent = Object.entries(answers).map(([key, text]) => ({ key, text }));
  const path = `${await ownTrip(who)}/details/travellers/${position}`;
  return who.call<Details>('PATCH', path, { version, guestId, answers: sent });
}

/** The line of somebody's checklist about the questions of the hosts. */
export const answersItem = async (who: Visitor) =>
  (await who.call<ChecklistDto>('GET', '/api/guest/checklist')).body.items.find(
    ({ key }) => key === 'answers',
  );

/** The demo's trip on sale, whose owner asks something. */
export class AskedTrip extends OwnersTrip {
  async read(who = this.owner, id = this.id): Promise<HostQuestionsDto> {
    return (await who.call<HostQuestionsDto>('GET', `/api/host/trips/${id}/questions`)).body;
  }

  /** Has it ask this from now on, over what is read now, or over a version. */
  async ask(
    questions: object[],
    version?: number,
    { who = this.owner, answersDeleted }: { who?: Visitor; answersDeleted?: number } = {},
  ) {
    const seen = version ?? (await this.read()).version;
    const path = `/api/host/trips/${this.id}/questions`;
    const body = { questions, version: seen, answersDeleted };
    return who.call<HostQuestionsDto & Refusal>('PUT', path, body);
  }
}
