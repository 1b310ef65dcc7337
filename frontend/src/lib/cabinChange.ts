/** Until so many days before departure guests may ask for another cabin (specification, section 9). */
export const CABIN_CHANGE_DAYS = 30;
