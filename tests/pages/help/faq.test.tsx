import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

const PATH = '/common_problem';
const questions = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /？$/ });
const marks = (text: string) => screen.getAllByText(text, { selector: 'mark' });

describe('FAQ', () => {
  it('HELP-01 lists all 35 questions in Chinese, marked as such, with a note in English', async () => {
    await renderScreen(PATH, { hasShell: true });
    expect(screen.getByText('35 questions')).toBeVisible();
    expect(questions()).toHaveLength(35);
    for (const question of questions()) expect(question).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('The FAQ is available in Chinese only.')).toBeVisible();
  });

  it('HELP-01 filters by category and keyword, which stand in the address, and marks the keyword in title and body', async () => {
    const { user, history } = await renderScreen(PATH, { hasShell: true, language: 'zh-CN' });
    expect(screen.queryByText('常见问题仅提供中文。')).toBeNull();
    await user.click(screen.getByRole('link', { name: '故障切换' }));
    expect(history.location.search).toBe('?category=failover');
    expect(questions()).toHaveLength(6);
    await user.type(screen.getByRole('searchbox', { name: '搜索标题和正文' }), '权重{Enter}');
    await waitFor(() => expect(history.location.search).toBe(`?category=failover&q=${encodeURIComponent('权重')}`));
    expect(questions().map((one) => one.textContent)).toEqual(['故障切换后，权重如何分配？']);
    expect(within(questions()[0] ?? document.body).getByText('权重', { selector: 'mark' })).toBeVisible();
    expect(marks('权重').length).toBeGreaterThan(1);
  });

  it('HELP-01 opens a question at an address of its own; focus goes to it and back', async () => {
    const { user, history } = await renderScreen(`${PATH}?q=TTL`, { hasShell: true });
    await user.click(screen.getByRole('link', { name: 'TTL 的默认值和取值范围是多少？' }));
    expect(history.location.search).toBe('?q=TTL&id=ttl-range');
    const article = screen.getByRole('article', { name: 'TTL 的默认值和取值范围是多少？' });
    expect(article).toHaveTextContent('默认为 3600 秒，可在 60 至 86400 秒之间修改');
    await waitFor(() => expect(within(article).getByRole('heading')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Back to the questions' }));
    expect(history.location.search).toBe('?q=TTL');
    await waitFor(() => expect(screen.getByRole('link', { name: 'TTL 的默认值和取值范围是多少？' })).toHaveFocus());
  });

  it('HELP-02 a pasted id wins over category and keyword, until another keyword is typed', async () => {
    const { user, history } = await renderScreen(`${PATH}?id=acl-size&category=failover&q=IP`);
    expect(screen.getByRole('article', { name: '一个 ACL 最多可以包含多少个 IP？' })).toHaveTextContent('20000');
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, '公式不存在{Enter}');
    await waitFor(() => expect(screen.getByText('No matching questions')).toBeVisible());
    expect(history.location.search).not.toContain('id=');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(history.location.search).toBe('');
    expect(screen.getByText('35 questions')).toBeVisible();
  });

  it('SEC-5 a keyword is never markup or a pattern', async () => {
    await renderScreen(`${PATH}?q=${encodeURIComponent('<img src=x>')}`);
    expect(screen.getByRole('searchbox')).toHaveValue('<img src=x>');
    expect(screen.getByText('No matching questions')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('KIT-02 what the address says wrongly falls back by itself', async () => {
    await renderScreen(`${PATH}?id=gone&category=nowhere&q=MX`);
    expect(screen.getByText('2 questions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });
});
