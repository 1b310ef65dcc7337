/** The one buyer who ever approves anything here, in the shape of PayPal's `payer`. */
export const BUYER = {
  name: { given_name: 'Test', surname: 'Buyer' },
  email_address: 'test-buyer@paypal-emulator.example',
  payer_id: 'EMULATEDBUYER',
  address: { country_code: 'US' },
};
