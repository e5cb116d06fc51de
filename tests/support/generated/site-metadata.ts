const siteMetadata = {docusaurusVersion: '0.0.0', pluginVersions: {}};

export default siteMetadata;
