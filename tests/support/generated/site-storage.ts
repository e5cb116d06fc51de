const siteStorage = {type: 'localStorage', namespace: 'docs'};

export default siteStorage;
