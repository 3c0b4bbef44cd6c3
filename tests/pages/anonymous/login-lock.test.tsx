import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clockOf, reasonOf, secondsLeft } from '@/pages/anonymous/login-lock/model';
import { renderScreen } from '../../support/render';

describe('sign-in lock', () => {
  it('counts down by its own clock, then says that sign-in is open again', async () => {
    await renderScreen('/anonymous/loginLock?reason=password&left=2');
    await waitFor(() => expect(screen.getByRole('heading', { name: /too many wrong passwords/ })).toBeVisible());
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:0[12]$/);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The lock is over' })).toBeVisible());
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sign-in'),
    );
  });

  it('shows no clock where the gateway gave no time, and always a way back', async () => {
    await renderScreen('/anonymous/loginLock?reason=administrator');
    expect(screen.getByRole('heading', { name: 'An administrator locked the account' })).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
  });
});

describe('the time left', () => {
  it.each(['', '?left=', '?left=0', '?left=-5', '?left=1e3', '?left=604801', '?left=9999999'])(
    'is unknown for %s',
    (search) => {
      expect(secondsLeft(search, undefined, 0)).toBeNull();
    },
  );

  it('goes on after a reload instead of starting again, and a browser clock that was set back never makes it longer', () => {
    expect(secondsLeft('?left=900', undefined, 1_000_000)).toBe(900);
    expect(secondsLeft('?left=900', 1_900_000, 1_300_000)).toBe(600);
    expect(secondsLeft('?left=900', 1_900_000, 5_000_000)).toBe(0);
    expect(secondsLeft('?left=900', 1_900_000, -90_000_000)).toBe(900);
  });

  it('is written with hours only where there are some', () => {
    expect([0, 59, 60, 3599, 3600, 90_061].map(clockOf)).toEqual([
      '00:00',
      '00:59',
      '01:00',
      '59:59',
      '1:00:00',
      '25:01:01',
    ]);
  });

  it('has a sentence for each reason, and a plain one for any other', () => {
    expect(reasonOf('?reason=inactive')).toBe('loginLock.inactive');
    expect(reasonOf('?reason=<b>')).toBe('loginLock.unknown');
    expect(reasonOf('?reason=toString')).toBe('loginLock.unknown');
  });
});
