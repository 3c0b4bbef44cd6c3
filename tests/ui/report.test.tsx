import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, failure, type ShowType } from '@/lib/contract/failure';
import { here } from '@/lib/navigation';
import { useNoticeLog, useReport } from '@/ui/feedback/report';
import { renderPart } from '../support/render';

const refusal = (text: string, showType: ShowType = 2) =>
  new ApiError(failure('business', '60123', { text, showType }));

function Part({ errors }: { errors: readonly unknown[] }) {
  const report = useReport();
  const { notices: log } = useNoticeLog();
  const fail = () => {
    for (const error of errors) report.error(error);
  };
  return (
    <>
      <button type="button" onClick={fail}>
        Fail
      </button>
      <ul aria-label="Log">
        {log.map((notice) => (
          <li key={notice.id}>{`${notice.kind} ${notice.title} ${notice.detail}`.trim()}</li>
        ))}
      </ul>
    </>
  );
}

const failWith = (...errors: unknown[]) => failAt('/part', errors);

async function failAt(at: string, errors: readonly unknown[]): Promise<string[]> {
  const { user } = await renderPart(<Part errors={errors} />, { at });
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  const log = screen.getByRole('list', { name: 'Log' });
  return within(log)
    .queryAllByRole('listitem')
    .map((one) => one.textContent ?? '');
}

describe('notices', () => {
  it('REL-2 say the same error many times in a second once', async () => {
    expect(await failWith(...Array(30).fill(refusal('The gateway is busy')))).toEqual(['error The gateway is busy']);
  });

  it('REL-2 say two errors that come in turn once each', async () => {
    const both = Array(20)
      .fill([refusal('No right'), refusal('Busy')])
      .flat();
    expect(await failWith(...both)).toEqual(['error Busy', 'error No right']);
  });

  it('say nothing about a session that is over, a call given up, and what the gateway wants silent', async () => {
    const quiet = [failure('session', '40105'), failure('abort', 'abort'), failure('business', '1', { showType: 0 })];
    expect(await failWith(...quiet.map((one) => new ApiError(one)))).toEqual([]);
  });

  it('take warning and code from showType', async () => {
    expect(await failWith(refusal('Careful', 1), refusal('Over', 4))).toEqual(['error 60123 Over', 'warning Careful']);
  });

  it('stay on an anonymous screen, which has no error page', async () => {
    expect(await failAt('/anonymous/trial_application', [refusal('Bad day', 9)])).toEqual(['error Bad day']);
    expect(here().pathname).toBe('/anonymous/trial_application');
  });
});
