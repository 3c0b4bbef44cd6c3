import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionState } from '@/session/session';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const unread = () => {
  const now = sessionState();
  return now.status === 'ready' ? now.session.unreadMessages : -1;
};

describe('messages', () => {
  it('stand by kind under unread and read, counted alike in tab and header', async () => {
    await renderScreen('/message/todo', { hasShell: true });
    await findRow({ Title: 'Order O2026109995 waits for confirmation' });
    expect(tableRows()).toHaveLength(2);
    expect(screen.getByRole('tab', { name: 'Unread (2)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messages, 5 unread' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To-do (2 unread)' })).toBeVisible();
  });

  it('are read once they are opened, by their address too, and leave the unread ones', async () => {
    await renderScreen('/message/all?panel=message&item=MSG-4200', { hasShell: true });
    await screen.findByText(/Check its network and power/);
    await waitFor(() => expect(unread()).toBe(4));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Unread (4)', hidden: true })).toBeInTheDocument());
  });

  it('lead to what they are about, where the gateway says so', async () => {
    await renderScreen('/message/todo?panel=message&item=MSG-4196', { hasShell: true });
    const link = await screen.findByRole('link', { name: 'O2026109995' });
    expect(link).toHaveAttribute('href', '/cost_center/order_management/O2026109995');
  });

  it('are marked read as a whole after a question that says how many', async () => {
    const { user } = await renderScreen('/message/all');
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark 5 messages as read?' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
    await screen.findByText('No unread messages');
    expect(unread()).toBe(0);
  });

  it('follow what was read in another tab of the browser', async () => {
    const { world } = await renderScreen('/message/all');
    await findRow({ Title: 'Order O2026109995 waits for confirmation' });
    const other = await import('@mock/message/message');
    other.readElsewhere(world);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'messagesChanged', newValue: 'x' }));
    });
    await screen.findByText('No unread messages');
    await waitFor(() => expect(unread()).toBe(0));
  });

  it('say that the list failed, and Reload keeps what was searched for', async () => {
    const { user, history } = await renderScreen('/message/all?tab=read&q=239', {
      onWorld: (world) => plan(world, { path: '/api/msg/message/list', status: 503 }),
    });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The messages could not be loaded'));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await findRow({ Title: 'Daily security brief, no. 239' });
    expect(tableRows()).toHaveLength(1);
    expect(history.location.search).toContain('q=239');
  });
});
