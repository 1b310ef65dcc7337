/** Where people write when a booking or a payment needs a person. */
export const CONTACT_EMAIL = 'hello@gangway.example';
