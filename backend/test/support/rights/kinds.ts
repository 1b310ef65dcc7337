import { HOST_ROUTES, type HostRoute } from '../host-routes.js';
import { ACTOR_NAMES, type Actor } from './actors.js';

/** Comes past the gate, or is refused with this status: 404 also hides what is somebody else's. */
export type Cell = 'yes' | 401 | 402 | 403 | 404;
export type Row = Record<Actor, Cell>;

const GUESTS: readonly Actor[] = [
  'pending host',
  'unpaid guest',
  'guest elsewhere',
  'paid guest',
  'companion',
  'operator',
];
const CO_HOSTS: readonly Actor[] = ['no right', 'money', 'documents', 'messages'];

/** Everybody as in the list, from the first that fits; who stands in none comes past. */
function row(...refused: [Exclude<Cell, 'yes'>, ...Actor[]][]): Row {
  const of = (actor: Actor): Cell => refused.find(([, ...who]) => who.includes(actor))?.[0] ?? 'yes';
  return Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, of(actor)])) as Row;
}

const OUTSIDE: readonly Actor[] = ['pending host', 'unpaid guest', 'removed', 'operator'];
const OTHERS: readonly Actor[] = ACTOR_NAMES.filter((actor) => actor !== 'visitor' && actor !== 'paid guest');

const TRAVELLERS: readonly Actor[] = ['unpaid guest', 'guest elsewhere', 'paid guest', 'companion'];
const ABOARD: readonly Actor[] = TRAVELLERS.filter((actor) => actor !== 'guest elsewhere');
/** Files that are to be a traveller's papers. */
export const PAPERS = 'papers of who travels';
/** Paid or not. */
export const ON_THIS_TRIP = 'something of the trip, for who travels with it or hosts it';
/** What they keep up to date themselves, paid or not. */
export const OWN_OF_THIS_TRIP = 'one’s own of the trip, for who travels with it';
/** Premium, of a trip that is named: who has a place on it hears what is missing. */
export const OPEN_ON_THIS_TRIP = 'something of the trip, for whom its premium pages are open';
export const PREMIUM_PAGES = 'premium pages of the trip one is on';

/** Kinds of doors that are not the hosts'. */
export const KINDS = {
  'for anybody': row(),
  'for who is logged in, about themselves': row([401, 'visitor']),
  [PREMIUM_PAGES]: row([401, 'visitor'], [402, ...OUTSIDE]),
  'something of this trip’s premium pages': row(
    [401, 'visitor'],
    [404, ...OUTSIDE, 'guest elsewhere', 'host elsewhere'],
  ),
  [OPEN_ON_THIS_TRIP]: row(
    [401, 'visitor'],
    [402, 'unpaid guest'],
    [404, ...OUTSIDE, 'guest elsewhere', 'host elsewhere'],
  ),
  [ON_THIS_TRIP]: row(
    [401, 'visitor'],
    [404, 'pending host', 'guest elsewhere', 'removed', 'host elsewhere', 'operator'],
  ),
  [OWN_OF_THIS_TRIP]: row([401, 'visitor'], [404, ...ACTOR_NAMES.filter((actor) => !ABOARD.includes(actor))]),
  [PAPERS]: row([401, 'visitor'], [403, ...ACTOR_NAMES.filter((actor) => !TRAVELLERS.includes(actor))]),
  'the operator’s own': row([401, 'visitor'], [403, ...ACTOR_NAMES.filter((actor) => actor !== 'operator')]),
  'the paid guest’s own booking and papers': row([401, 'visitor'], [404, ...OTHERS]),
} satisfies Record<string, Row>;

/** What is asked for and how, in the words of the table. */
const ASKED: Record<HostRoute['is'], string> = {
  named: 'something of the trip',
  figures: 'figures of the trip',
  list: 'what is on one’s trips',
  own: 'the desk',
};
const NEEDS = {
  money: 'right: money',
  documents: 'right: documents',
  messages: 'right: messages',
  owner: 'its owner',
};

export function hostKind({ is, right, ofNoTrip, orOperator }: HostRoute): string {
  const needs = right ? NEEDS[right] : 'every host';
  return `hosts: ${ASKED[is]}, ${needs}${ofNoTrip ? ', and what is of no trip' : ''}${orOperator ? ', or the operator' : ''}`;
}

function hostRow({ is, right, ofNoTrip, orOperator }: HostRoute): Row {
  const isOfTrip = is === 'named' || is === 'figures';
  const lacking = CO_HOSTS.filter((name) => right !== undefined && name !== right);
  const removed = isOfTrip ? (ofNoTrip ? 403 : 404) : ofNoTrip || right === 'owner' ? 403 : 'yes';
  return row(
    [401, 'visitor'],
    [403, ...GUESTS.filter((actor) => actor !== 'operator' || !orOperator), ...lacking],
    ...(removed === 'yes' ? [] : [[removed, 'removed'] as [403 | 404, Actor]]),
    ...(isOfTrip ? [[404, 'host elsewhere'] as [404, Actor]] : []),
  );
}

const INSIDE_OUT: [Exclude<Cell, 'yes'>, ...Actor[]][] = [
  [401, 'visitor'],
  [402, 'unpaid guest'],
  [403, 'pending host', 'guest elsewhere', 'removed', 'host elsewhere', 'operator'],
];
const inside = row(...INSIDE_OUT);
const MODERATES: Row = row(...INSIDE_OUT, [403, 'paid guest', 'companion', 'no right', 'money', 'documents']);

/** The kinds of a socket's events; the chat's are those of the trip. */
const SOCKET_KINDS = {
  'chat: who is in': inside,
  'chat: what somebody else wrote': row(...INSIDE_OUT, [403, ...ACTOR_NAMES]),
  'chat: for everybody, right: messages': MODERATES,
  'desk: what happens on one’s trips': row([401, 'visitor'], [403, ...GUESTS]),
} satisfies Record<string, Row>;
export type SocketKind = keyof typeof SOCKET_KINDS;

/** The row of every kind of door, by its name. */
export function rowsByKind(): Map<string, Row> {
  const hosts = Object.values(HOST_ROUTES).map((route) => [hostKind(route), hostRow(route)] as const);
  return new Map([...Object.entries<Row>(KINDS), ...hosts, ...Object.entries<Row>(SOCKET_KINDS)]);
}
