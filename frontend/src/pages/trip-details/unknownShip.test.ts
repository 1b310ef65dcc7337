import { STOCK_SHIP } from '../../../../backend/contracts/stock-ship';
import { UNKNOWN_SHIP } from './unknownShip';

it('says of an unknown ship what the server says of one that nobody has described', () => {
  expect(STOCK_SHIP).toMatchObject(UNKNOWN_SHIP);
});
