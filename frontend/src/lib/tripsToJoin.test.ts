import { aHostedTrip } from '../testing/hostTrips';
import { tripsToJoin } from './tripsToJoin';

it('adds nobody to a trip that is over or called off, nor where the host may send no mail', () => {
  const trips = [
    aHostedTrip({ tripId: 1, isCalledOff: true }),
    aHostedTrip({ tripId: 2, status: 'completed' }),
    aHostedTrip({ tripId: 3, messages: false }),
    aHostedTrip({ tripId: 4 }),
  ];
  expect(tripsToJoin(trips).map(({ tripId }) => tripId)).toEqual([4]);
});
