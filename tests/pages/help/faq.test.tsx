import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

const PATH = '/common_problem';
const questions = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /[？?]$/ });
const marks = (text: string) => screen.getAllByText(text, { selector: 'mark' });

describe('FAQ', () => {
  it('HELP-01 lists all 35 questions, in English too, each marked with its language', async () => {
    await renderScreen(PATH, { hasShell: true });
    expect(screen.getByText('35 questions')).toBeVisible();
    expect(questions()).toHaveLength(35);
    for (const question of questions()) expect(question).toHaveAttribute('lang', 'en-US');
    expect(questions()[0]).toHaveTextContent('What are the default TTL and its range?');
  });

  it('HELP-01 filters by category and keyword, which stand in the address, and marks the keyword in title and body', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true, language: 'zh-CN' });
    for (const question of questions()) expect(question).toHaveAttribute('lang', 'zh-CN');
    await user.click(screen.getByRole('link', { name: '故障切换' }));
    expect(history.location.search).toBe('?category=failover');
    expect(questions()).toHaveLength(6);
    await user.type(await screen.findByRole('searchbox', { name: '搜索文档和常见问题' }), '权重{Enter}');
    await waitFor(() => expect(history.location.search).toBe(`?category=failover&q=${encodeURIComponent('权重')}`));
    expect(questions().map((one) => one.textContent)).toEqual(['故障切换后，权重如何分配？']);
    expect(within(questions()[0] ?? document.body).getByText('权重', { selector: 'mark' })).toBeVisible();
    expect(marks('权重').length).toBeGreaterThan(1);
  });

  it('HELP-01 opens a question at an address of its own; focus goes to it and back', async () => {
    const { user, history } = await renderScreen(`${PATH}?q=TTL`, { hasShell: true });
    await user.click(screen.getByRole('link', { name: /^What are the default TTL/ }));
    expect(history.location.search).toBe('?q=TTL&id=ttl-range');
    const article = screen.getByRole('article', { name: /^What are the default TTL/ });
    expect(article).toHaveTextContent(
      'a TTL of 3,600 seconds, which can be changed to anything from 60 to 86,400 seconds',
    );
    await waitFor(() => expect(within(article).getByRole('heading')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Back to the questions' }));
    expect(history.location.search).toBe('?q=TTL');
    await waitFor(() => expect(screen.getByRole('link', { name: /^What are the default TTL/ })).toHaveFocus());
  });

  it('HELP-02 a pasted id wins over category and keyword, until another keyword is typed', async () => {
    const { user, history } = await renderScreen(`${PATH}?id=acl-size&category=failover&q=IP`);
    expect(screen.getByRole('article', { name: 'How many IPs can an ACL hold?' })).toHaveTextContent('20,000');
    const field = await screen.findByRole('searchbox');
    await user.clear(field);
    await user.type(field, '公式不存在{Enter}');
    await waitFor(() => expect(screen.getByText('No matching questions')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Search the user guide' })).toHaveAttribute(
      'href',
      `/use_handbook?q=${encodeURIComponent('公式不存在')}`,
    );
    expect(history.location.search).not.toContain('id=');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(history.location.search).toBe('');
    expect(screen.getByText('35 questions')).toBeVisible();
  });

  it('searches the documents with the same field as the guides, and shows what it found there below the questions', async () => {
    const { user } = await renderScreen(`${PATH}?q=failover`, { hasShell: true });
    expect(await screen.findByRole('searchbox', { name: 'Search documents and questions' })).toBeVisible();
    const found = await screen.findByRole('link', { name: 'Set up failover switching' });
    expect(found).toHaveAttribute('href', '/help_doc/list?id=guide-failover');
    // Read out once, with the documents; the count of the questions is only seen.
    const said = within(screen.getByRole('main'))
      .getAllByRole('status')
      .filter(({ textContent }) => textContent !== '');
    expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^\d+ results$/)]);
    expect(screen.getByText(/^\d+ questions?$/)).not.toHaveAttribute('role');
    const [first = found] = questions();
    expect(first.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(first);
    expect(screen.queryByRole('link', { name: 'Set up failover switching' })).toBeNull();
  });

  it('SEC-5 a keyword is never markup or a pattern', async () => {
    await renderScreen(`${PATH}?q=${encodeURIComponent('<img src=x>')}`);
    expect(await screen.findByRole('searchbox')).toHaveValue('<img src=x>');
    expect(screen.getByText('No matching questions')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('KIT-02 what the address says wrongly falls back by itself', async () => {
    await renderScreen(`${PATH}?id=gone&category=nowhere&q=MX`);
    expect(screen.getByText('2 questions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });
});
