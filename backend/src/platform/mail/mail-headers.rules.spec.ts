import { expect, it } from '@jest/globals';
import { mailHeaders } from './mail-headers.rules.js';

const mail = { subject: 'News', text: 'There is some.' };

it('asks programs not to answer what no person wrote', () => {
  expect(mailHeaders(mail)).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(mailHeaders({ ...mail, isByPerson: true })).toEqual({});
});

it('tells where such mails are turned off with one click', () => {
  expect(mailHeaders({ ...mail, offLink: 'https://cruise.example/off?token=T' })).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://cruise.example/off?token=T>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
