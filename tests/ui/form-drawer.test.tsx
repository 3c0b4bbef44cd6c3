import { act, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmContext, type Question } from '@/ui/feedback/confirm';
import { useDirtyGuard } from '@/ui/feedback/use-dirty-guard';
import { type Panel, usePanel } from '@/ui/page/use-panel';
import { renderPart } from '../support/render';

let panel: Panel;
let count = 0;

function Drawer() {
  const [serial] = useState(() => {
    count += 1;
    return count;
  });
  return <p>Drawer {serial}</p>;
}

function Screen() {
  panel = usePanel();
  return panel.name === 'create' && <Drawer />;
}

const WORDS = { title: 'form.leaveTitle', text: 'form.leaveText', verb: 'form.leave' } as const;
let steps: string[] = [];

function Guarded() {
  const ask = useDirtyGuard(WORDS);
  return (
    <button type="button" onClick={() => ask(() => steps.push('left'))}>
      Cancel
    </button>
  );
}

describe('a drawer', () => {
  it('is a new one when it is opened again before its closing was drawn', async () => {
    await renderPart(<Screen />, { at: '/keys?panel=create' });
    const first = screen.getByText(/^Drawer/).textContent;
    act(() => {
      startTransition(panel.close);
      panel.open('create');
    });
    expect(screen.getByText(/^Drawer/)).not.toHaveTextContent(String(first));
  });

  it('is left when the dialog that asked is closed, which would hold the focus back from what opened it', async () => {
    steps = [];
    const asked: Question[] = [];
    const { user } = await renderPart(
      <ConfirmContext
        value={(question) => {
          asked.push(question);
          return () => {};
        }}
      >
        <Guarded />
      </ConfirmContext>,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await asked[0]?.run('');
    steps.push('agreed');
    asked[0]?.onClose?.();
    expect(steps).toEqual(['agreed', 'left']);
  });
});
