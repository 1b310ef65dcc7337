import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './settings.js';

const enough = {
  EMULATOR_DATABASE_URL: 'postgres://localhost/paypal',
  EMULATOR_CLIENT_ID: 'id',
  EMULATOR_CLIENT_SECRET: 'secret',
  EMULATOR_CONTROL_KEY: 'key',
};

describe('readSettings', () => {
  it('fills in what was left out', () => {
    expect(readSettings({ ...enough, EMULATOR_PORT: '3055' })).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3055',
      merchantOrigins: ['http://localhost:3000'],
      orderTtlMinutes: 180,
    });
  });

  it('names every variable that is wrong, in one go', () => {
    const broken = {
      NODE_ENV: 'production',
      EMULATOR_PORT: 'many',
      EMULATOR_MERCHANT_ORIGINS: 'http://a.test,http://b.test/path',
    };
    expect(() => readSettings(broken)).toThrow(SettingsError);
    for (const name of [...Object.keys(enough), ...Object.keys(broken)]) {
      expect(() => readSettings(broken)).toThrow(name);
    }
  });

  it('does not stand in for PayPal in production unless asked', () => {
    expect(() => readSettings({ ...enough, NODE_ENV: 'production' })).toThrow('ALLOW_EMULATOR');
    expect(readSettings({ ...enough, NODE_ENV: 'production', ALLOW_EMULATOR: '1' }).clientId).toBe('id');
  });

  it('takes a standing subscription as a whole only', () => {
    const half = { ...enough, EMULATOR_WEBHOOK_URL: 'http://shop.test/told' };
    expect(() => readSettings(half)).toThrow('EMULATOR_WEBHOOK_ID');
    expect(readSettings({ ...half, EMULATOR_WEBHOOK_ID: 'SHOP1' }).webhook).toEqual({
      id: 'SHOP1',
      url: 'http://shop.test/told',
    });
    expect(readSettings({ ...enough, EMULATOR_WEBHOOK_ID: '' }).webhook).toBeUndefined();
  });

  it('takes several merchants', () => {
    const settings = readSettings({
      ...enough,
      EMULATOR_MERCHANT_ORIGINS: 'http://a.test, https://b.test:8443',
    });
    expect(settings.merchantOrigins).toEqual(['http://a.test', 'https://b.test:8443']);
  });
});
