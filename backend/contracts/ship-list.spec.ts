import { expect, it } from '@jest/globals';
import { shipListFileName } from './ship-list.js';

it.each([
  ['Ensenada Group Cruise', 'ship-list_ensenada-group-cruise_2025-06-02.csv'],
  ['Łódź / "Baltic" ../2026', 'ship-list_lodz-baltic-2026_2025-06-02.csv'],
  ['!', 'ship-list_2025-06-02.csv'],
])('names the file of %s by words that every folder takes', (title, name) => {
  expect(shipListFileName(title, '2025-06-02')).toBe(name);
});
