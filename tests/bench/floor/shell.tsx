import ConfigProvider from 'antd/es/config-provider';
import Layout from 'antd/es/layout';
import Menu from 'antd/es/menu';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { intl, Text } from './data';

const loadHome = () => import('./home');
const loadList = () => import('./list');
const Home = lazy(loadHome);
const List = lazy(loadList);

const items = [
  {
    key: '/',
    label: (
      <Link to="/">
        <Text id="home" />
      </Link>
    ),
  },
  {
    key: '/list',
    label: (
      <Link to="/list">
        <Text id="list" />
      </Link>
    ),
  },
];

function Shell() {
  const { pathname } = useLocation();
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider theme="light" width={208}>
        <Menu mode="inline" selectedKeys={[pathname]} items={items} />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ background: '#fff' }}>Console</Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          <Suspense>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/list" element={<List />} />
            </Routes>
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

const app = (
  <RawIntlProvider value={intl}>
    <ConfigProvider>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </ConfigProvider>
  </RawIntlProvider>
);

const root = document.getElementById('root');
(location.pathname === '/list' ? loadList() : loadHome()).then(() => root && createRoot(root).render(app));
setTimeout(() => requestIdleCallback(() => Promise.all([loadList(), loadHome()])), 1500);
