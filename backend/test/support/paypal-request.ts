import type { Answer } from './paypal-subject.js';

export const usd = (value: string) => ({ currency_code: 'USD', value });
export const anOrder = (unit: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [{ amount: usd('10.00'), ...unit }],
});
export const withSource = {
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'https://shop.example/back',
        cancel_url: 'https://shop.example/left',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
      },
    },
  },
};
export const issueOf = ({ body }: Answer): string | undefined => body.details?.[0]?.issue;
export const relsOf = ({ body }: Answer): string[] => body.links.map(({ rel }: { rel: string }) => rel);
export const mock = (code: string) => ({
  'PayPal-Mock-Response': JSON.stringify({ mock_application_codes: code }),
});
