import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declareOffered, forgetOffers, isOffered, markMissing } from '@/lib/contract/offered';
import { boot } from '@/session/boot';
import { isKnownToLack, OFFERS_KEY } from '@/session/first-facts';
import { followOffers } from '@/session/gateway-offers';
import { ORIGIN, plan, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const DAY = 24 * 60 * 60_000;
const GATEWAY = 'https://gateway.example';

beforeEach(() => localStorage.clear());

describe('GATE-02 what is known of a gateway', () => {
  it('is kept for this gateway and for a day, and for no other one', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stop = followOffers(GATEWAY);
    markMissing('impact');
    stop();
    const visit = (gateway: string) => {
      forgetOffers();
      followOffers(gateway)();
      return isOffered('impact');
    };
    expect(visit(GATEWAY)).toBe(false);
    expect(visit('https://other.example')).toBe(true);
    vi.setSystemTime(Date.now() + DAY - 1000);
    expect(visit(GATEWAY)).toBe(false);
    vi.setSystemTime(Date.now() + 2000);
    expect(visit(GATEWAY)).toBe(true);
    vi.useRealTimers();
  });

  it('is forgotten with a new version of the console', () => {
    const stop = followOffers(GATEWAY);
    markMissing('impact');
    stop();
    const kept = localStorage.getItem(OFFERS_KEY) ?? '';
    expect(kept).toContain('"build":null');
    localStorage.setItem(OFFERS_KEY, kept.replace('"build":null', '"build":"umi.0123abcd.js"'));
    forgetOffers();
    followOffers(GATEWAY)();
    expect(isOffered('impact')).toBe(true);
  });

  it('keeps the first script from asking for what the gateway lacks', () => {
    const known = (learn: () => void) => {
      forgetOffers();
      localStorage.clear();
      const stop = followOffers(GATEWAY);
      learn();
      stop();
      return isKnownToLack(localStorage.getItem(OFFERS_KEY), 'attention');
    };
    expect(known(() => undefined)).toBe(false);
    expect(known(() => markMissing('impact'))).toBe(false);
    expect(known(() => markMissing('attention'))).toBe(true);
    expect(known(() => declareOffered(['attention', 'bulk']))).toBe(false);
    expect(known(() => declareOffered([]))).toBe(true);
  });

  it('survives storage that holds something else', () => {
    for (const text of ['', 'null', '{"missing":1}', '[]', '{"gateway":"https://gateway.example"}']) {
      localStorage.setItem('gatewayOffers', text);
      forgetOffers();
      followOffers(GATEWAY)();
      expect(isOffered('impact')).toBe(true);
    }
  });

  it('is what the gateway says of itself, where it does; names from elsewhere are left out', async () => {
    const world = signIn();
    window.happyDOM?.setURL(`${ORIGIN}/`);
    const data = { defaultUrl: null, defaultUrlCheck: null, capabilities: ['bulk', 'teleport'] };
    plan(world, { path: '/api/acm/getFrontInitInfo', envelope: { code: 20000, data } });
    await boot({ products: () => Promise.resolve([]), isScreen: () => true, mayOpen: () => true });
    expect([isOffered('bulk'), isOffered('impact'), isOffered(null)]).toEqual([true, false, true]);
  });
});

describe('GATE-02 the address of a screen that a gateway lacks', () => {
  it('says so, leads on, and looks again when asked to', async () => {
    const { user, world } = await renderScreen('/business_account/account_management/review', {
      hasShell: true,
      onWorld: (one) => {
        one.gateway = GATEWAY_KINDS.core;
      },
    });
    await screen.findByRole('heading', { name: 'This gateway does not offer Access review' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Sub-accounts' })).toBeVisible();
    world.gateway = GATEWAY_KINDS.full;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Access review', level: 1 })).toBeVisible();
  });
});

describe('KIT-13 on a gateway that does not tell what depends on an object', () => {
  it('a key is disabled all the same, and the question says that nothing is known', async () => {
    const { user } = await renderScreen('/account_center/secret_key', {
      onWorld: (one) => {
        one.gateway = GATEWAY_KINDS.core;
      },
    });
    await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('dialog', { name: /AK20260001/ }));
    const line = await question.findByText('This gateway does not report what depends on it.');
    await waitFor(() => expect(line).toBeVisible());
    expect(question.queryByRole('alert')).toBeNull();
    await user.click(question.getByRole('button', { name: 'Disable' }));
    await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
  });

  it('three failed answers let the operator go on knowingly, with the reason in sight', async () => {
    const { user, world } = await renderScreen('/account_center/secret_key');
    plan(world, { path: '/api/acm/secretKey/getUses', status: 503, times: 3 });
    await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('dialog', { name: /AK20260001/ }));
    const verb = () => question.getByRole('button', { name: 'Disable' });
    for (const tries of [1, 2]) {
      await question.findByRole('alert');
      await waitFor(() => expect(verb(), `after ${tries} failures`).toBeDisabled());
      await user.click(question.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(world.faults[0]?.times).toBe(2 - tries));
    }
    await waitFor(() => expect(verb()).toBeEnabled());
    expect(question.getByText(/You can continue anyway/)).toBeVisible();
    expect(question.getByRole('alert')).toBeVisible();
  });
});
