import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

describe('shared business report', () => {
  it('shows a day without a measurement as a gap, and the zone whose days are counted', async () => {
    await renderScreen('/anonymous/businessReport?share=share-business-valid');
    const days = await screen.findByRole('region', { name: 'Day by day' });
    const gap = within(days).getByRole('row', { name: /2026-10-29/ });
    // What was intercepted stands in the log, whatever became of the statistics.
    expect(gap).toHaveTextContent(/^2026-10-29No data\d+$/);
    expect(screen.getByText(/nothing was collected that day/)).toBeVisible();
    expect(screen.getByText('Asia/Shanghai (UTC+08:00)')).toBeVisible();
    expect(screen.getByRole('row', { name: /^www\.acme\.example [\d,]{9,}$/ })).toBeVisible();
    // Of a share the difference in points, of what is counted the change in percent.
    const changes = screen.getAllByText(/Previous period:/).map(({ textContent }) => textContent.split('\n')[0]);
    const percent = expect.stringMatching(/^[+−]\d+(\.\d)?%$/);
    expect(changes).toEqual([percent, percent, percent, percent, '0 pp']);
    // A sum of six days beside one of seven says which one it lacks.
    expect(screen.getAllByText(/^[+−]\S+ 10-29 has no data Previous period:/)).toHaveLength(1);
    expect(screen.getByText(/Chrome 96\+, Edge 91\+ or Safari/)).toBeVisible();
  });
});
