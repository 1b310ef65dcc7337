import { expect, it } from '@jest/globals';
import { folded } from './fold.js';

it.each([
  ['José Álvarez', 'jose alvarez'],
  ['Jose\u0301', 'jose'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['GROẞ Groß', 'gross gross'],
  ['İpek Işık', 'ipek isik'],
  ['Þórður Ðæ œuvre', 'thordur dae oeuvre'],
  ['O’Brien', 'obrien'],
  ["O'Brien-Reyes", 'obrien reyes'],
  ['Kaʻiulani', 'kaiulani'],
  ['Tess\u200b\n  Hall\u00adoran', 'tess halloran'],
  ['ﾊﾔｼ ﾀﾞｲ', 'ハヤシ ダイ'.normalize('NFKD')],
  ['בְּרֵאשִׁית', 'בראשית'],
  ['Ｄａｎａ', 'dana'],
])('%j is compared as %j', (text, kept) => expect(folded(text)).toBe(kept));

it.each([
  ['ガ', 'カ'],
  ['की', 'का'],
  ['佐々木', '佐木'],
])('%s is not %s', (one, other) => expect(folded(one)).not.toBe(folded(other)));
