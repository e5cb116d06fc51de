const routes: unknown[] = [];

export default routes;
