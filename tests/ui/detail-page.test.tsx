import { screen, waitFor, within } from '@testing-library/react';
import { Button } from 'antd';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { screenName } from '@/lib/screen-name';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { plan } from '../support/gateway';
import { renderPart } from '../support/render';

function KeyPage({ id, onRun = () => {} }: { id: string; onRun?: (action: string) => void }) {
  const loaded = useLoad(secretKeyApi.get, { id });
  return (
    <DetailPage
      title="Secret key"
      loaded={loaded}
      identity={(key) => ({
        name: key.description,
        id: key.id,
        state: <span>{key.status}</span>,
        facts: [{ label: 'Ends with', value: key.secretTail }],
      })}
      actions={() => [
        { key: 'edit', label: 'Edit', run: () => onRun('edit') },
        { key: 'stop', label: 'Stop', permit: 'common.noRight', run: () => onRun('stop') },
        { key: 'share', label: 'Share', run: () => onRun('share') },
        { key: 'delete', label: 'Delete', isDanger: true, run: () => onRun('delete') },
      ]}
    >
      {(key) => <Section title="Basics">{`Version ${key.version}`}</Section>}
    </DetailPage>
  );
}

/** Opens the page once its test has planned what the gateway answers. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <KeyPage id={ID} /> : <Button onClick={() => setOpen(true)}>Open</Button>;
}

const ID = 'AK20260001';

describe('a detail page', () => {
  it('says which object it is: its name as the heading and in the title of the tab, its id to copy, state and facts', async () => {
    await renderPart(<KeyPage id={ID} />);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'CI pipeline' })).toBeVisible());
    expect(screenName()).toBe(`CI pipeline ${ID}`);
    expect(screen.getByText(ID)).toBeVisible();
    expect(screen.getByRole('button', { name: `Copy ${ID}` })).toBeInTheDocument();
    expect(screen.getByText('Ends with')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Basics' })).getByText('Version 1')).toBeVisible();
  });

  it('offers one action first, two beside it and the rest in a menu; a forbidden one does nothing', async () => {
    const onRun = vi.fn();
    const { user } = await renderPart(<KeyPage id={ID} onRun={onRun} />);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const stop = screen.getByRole('button', { name: /^Stop/ });
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    await user.click(stop);
    await user.click(screen.getByRole('button', { name: /More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(onRun.mock.calls).toEqual([['edit'], ['delete']]);
  });

  it('shows a failure with Retry and no actions, and the object once it is there', async () => {
    const { user, world } = await renderPart(<Opened />);
    plan(world, { path: '/api/acm/secretKey/get', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('CI pipeline')).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
