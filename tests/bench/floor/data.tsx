import type { TableColumnsType } from 'antd';
import axios from 'axios';
import { createIntl, createIntlCache, FormattedMessage } from 'react-intl';

export interface Row {
  id: number;
  name: string;
  description: string;
  calls: number;
  status: string;
  updated: string;
}

const messages = {
  home: 'Home',
  list: 'List',
  name: 'Name',
  description: 'Description',
  calls: 'Calls',
  status: 'Status',
  updated: 'Updated',
  actions: 'Actions',
  create: 'Create',
};

export const intl = createIntl({ locale: 'en', messages }, createIntlCache());

export const Text = ({ id }: { id: keyof typeof messages }) => <FormattedMessage id={id} />;

/** The answer of a fixed address; the page's own first request has been sent by index.html already. */
export async function read<T>(url: string, isWanted: (answer: unknown) => answer is T): Promise<T> {
  const sent = window.early?.[url];
  delete window.early?.[url];
  const answer: unknown = sent ? await sent : (await axios.get(url)).data;
  if (!isWanted(answer)) throw new Error(`${url} answers something else`);
  return answer;
}

export const columns: TableColumnsType<Row> = [
  { title: <Text id="name" />, dataIndex: 'name', render: (name: string) => <a href="/list">{name}</a> },
  { title: <Text id="description" />, dataIndex: 'description' },
  { title: <Text id="calls" />, dataIndex: 'calls', sorter: (a, b) => a.calls - b.calls },
  { title: <Text id="status" />, dataIndex: 'status' },
  { title: <Text id="updated" />, dataIndex: 'updated' },
  {
    title: <Text id="actions" />,
    key: 'actions',
    render: () => (
      <>
        <button type="button">Edit</button> <button type="button">Delete</button>
      </>
    ),
  },
];
