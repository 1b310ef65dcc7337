/** First names of the travellers on the other cruises. */
export const FIRST_NAMES = list(`
  Aaliyah Adam Beatriz Caleb Chloe Dana Diego Elena Ethan Fatima Felix Gloria Hugo Imani Isaac Ivy
  Jasmine Joaquín Kaya Kenji Lena Malik Mei Miguel Naomi Noah Olive Omar Paloma Quinn Rosa Samir
  Stella Talia Victor Wren Zoe
`);

/** Family names of the travellers on the other cruises; two in a cabin share one. */
export const LAST_NAMES = list(`
  Abbott Aguilar Bakker Banks Barrera Bell Bianchi Brooks Cabrera Chen Cole Dalton Delgado Desai Ellis
  Estrada Farrow Fields Fuentes Gallagher Gibbs Greer Hale Hamid Harlow Ibarra Ito Jensen Keller Kim
  Lang Lozano Marsh Mendez Monroe Nakamura Nguyen Olsen Ortega Park Pham Quintero Reyes Rossi Sato
  Silva Sutton Tran Valdez Walsh Yates Zamora Ziegler
`);

/** Where they live; most come from this side of the border. */
export const COUNTRIES = list('US US MX US CA US US MX US GB US');

/** Who waits for news at home. */
export const CONTACT_NAMES = list('Alma Bruno Clara Edith Frank Hilda Iris Jorge Louise Walter');

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
