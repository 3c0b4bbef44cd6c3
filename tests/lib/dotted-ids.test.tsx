// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';

const PATH = '/log/push_management/:id';

it.each(['.', '..', '~.', '~~..', '...', '~', '~a', '%2e', '%2E%2E', 'a/b', 'a.b', '任务'])(
  'an object whose id is %s has an address that a browser leaves as it is, and is found by it',
  (id) => {
    const address = to(PATH, { id });
    const { pathname } = new URL(address, 'https://console.example.com');
    expect(pathname).toBe(address);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[pathname]}>
        <Routes>
          <Route path={PATH} element={children} />
        </Routes>
      </MemoryRouter>
    );
    expect(renderHook(() => useParams(), { wrapper }).result.current).toEqual({ id });
  },
);
